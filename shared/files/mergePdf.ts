/**
 * Several PDFs of ours as one. It reads what pdfkit writes (a plain table of objects, no compressed object streams) and
 * refuses everything else; pages, fonts and pictures are taken over byte by byte under new numbers.
 */

const latin = (bytes: Uint8Array): string => {
  let text = '';
  // In pieces: a call takes so many arguments and no more.
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return text;
};
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

interface Part {
  number: number;
  /** From behind `obj` up to the stream, or to `endobj`. */
  dictionary: string;
  /** `stream` … `endstream`, or nothing. */
  stream: Uint8Array;
}

interface Parsed {
  parts: Part[];
  root: number;
  /** Left out = none. */
  info?: number;
}

const bad = (what: string): never => {
  throw new RangeError(`not a PDF of this program: ${what}`);
};
const numberAfter = (text: string, pattern: RegExp, what: string): number => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? bad(what) : Number(found);
};

/** Where every object begins, by the table at the end of the file. */
function offsets(text: string, at: number): Map<number, number> {
  const head = /^xref\s+0 (\d+)\s+/u.exec(text.slice(at, at + 40));
  if (head === null) return bad('xref');
  const found = new Map<number, number>();
  const lines = at + head[0].length;
  for (let number = 0; number < Number(head[1]); number++) {
    const line = text.slice(lines + number * 20, lines + number * 20 + 18);
    const match = /^(\d{10}) \d{5} ([nf])$/u.exec(line.trimEnd());
    if (match === null) return bad('xref entry');
    if (match[2] === 'n') found.set(number, Number(match[1]));
  }
  return found;
}

function partOf(bytes: Uint8Array, text: string, number: number, from: number, to: number): Part {
  const head = /^\d+ 0 obj\s/u.exec(text.slice(from, from + 24));
  if (head === null) return bad(`object ${number}`);
  const end = text.lastIndexOf('endobj', to);
  if (end < from) return bad(`end of object ${number}`);
  const start = from + head[0].length;
  const stream = text.indexOf('>>\nstream\n', start);
  if (stream < 0 || stream > end)
    return { number, dictionary: text.slice(start, end).trim(), stream: new Uint8Array(0) };
  return { number, dictionary: text.slice(start, stream + 2), stream: bytes.slice(stream + 3, end) };
}

function parse(bytes: Uint8Array): Parsed {
  const text = latin(bytes);
  if (!text.startsWith('%PDF-1.')) return bad('head');
  const at = numberAfter(text.slice(-64), /startxref\s+(\d+)\s+%%EOF\s*$/u, 'startxref');
  const trailer = text.slice(text.indexOf('trailer', at));
  const begins = [...offsets(text, at)].sort((a, b) => a[1] - b[1]);
  const parts = begins.map(([number, from], i) =>
    partOf(bytes, text, number, from, (begins[i + 1]?.[1] ?? at) - 1),
  );
  const root = numberAfter(trailer, /\/Root (\d+) 0 R/u, 'root');
  const info = /\/Info (\d+) 0 R/u.exec(trailer)?.[1];
  return { parts, root, ...(info === undefined ? {} : { info: Number(info) }) };
}

/** References outside of strings. */
const REFERENCE = /\((?:\\[\s\S]|[^\\()])*\)|(\d+) 0 R/gu;

const renumbered = (dictionary: string, to: (old: number) => number): string =>
  dictionary.replace(REFERENCE, (whole, old: string | undefined) =>
    old === undefined ? whole : `${to(Number(old))} 0 R`,
  );

const CATALOG = 1;
const PAGES = 2;

/** The objects of one document that go over, and its pages in order. */
function taken({ parts, root, info }: Parsed): { rest: Part[]; pages: number[]; tree: number } {
  const dictionaryOf = (number: number): string =>
    parts.find((part) => part.number === number)?.dictionary ?? bad(`object ${number}`);
  const tree = numberAfter(dictionaryOf(root), /\/Pages (\d+) 0 R/u, 'pages');
  const kids = /\/Kids \[([^\]]*)\]/u.exec(dictionaryOf(tree))?.[1] ?? bad('kids');
  const left = new Set([root, info, tree]);
  return {
    rest: parts.filter(({ number }) => !left.has(number)),
    pages: [...kids.matchAll(/(\d+) 0 R/gu)].map((match) => Number(match[1])),
    tree,
  };
}

/** Pages of all documents one after another. @throws RangeError for bytes that this program did not make */
export function mergePdfs(documents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const begins: number[] = [];
  let length = 0;
  const put = (bytes: Uint8Array): void => {
    chunks.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, dictionary: string, stream: Uint8Array): void => {
    begins[number] = length;
    put(toBytes(`${number} 0 obj\n${dictionary}\n`));
    put(stream);
    put(toBytes('endobj\n'));
  };
  put(toBytes('%PDF-1.7\n%\u00ff\u00ff\u00ff\u00ff\n'));
  const kids: number[] = [];
  let next = PAGES + 1;
  for (const bytes of documents) {
    const { rest, pages, tree } = taken(parse(bytes));
    const numbers = new Map(rest.map(({ number }) => [number, next++]));
    const to = (old: number): number =>
      old === tree ? PAGES : (numbers.get(old) ?? bad(`reference ${old}`));
    kids.push(...pages.map(to));
    for (const { number, dictionary, stream } of rest) object(to(number), renumbered(dictionary, to), stream);
  }
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  object(CATALOG, `<<\n/Type /Catalog\n/Pages ${PAGES} 0 R\n>>`, new Uint8Array(0));
  object(PAGES, `<<\n/Type /Pages\n/Count ${kids.length}\n/Kids [${list}]\n>>`, new Uint8Array(0));
  const table = begins.slice(1).map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  const start = length;
  put(toBytes(`xref\n0 ${begins.length}\n0000000000 65535 f \n${table.join('')}`));
  put(toBytes(`trailer\n<<\n/Size ${begins.length}\n/Root ${CATALOG} 0 R\n>>\nstartxref\n${start}\n%%EOF\n`));
  const merged = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    merged.set(chunk, at);
    at += chunk.length;
  }
  return merged;
}

/** Width and height of the first page in points, `595.28 841.89`; '' when it cannot be told. */
export function pageSize(bytes: Uint8Array): string {
  const { parts } = parse(bytes);
  const page = parts.find(({ dictionary }) => /\/Type \/Page\b(?!s)/u.test(dictionary))?.dictionary ?? '';
  return /\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/u.exec(page)?.[1] ?? '';
}
