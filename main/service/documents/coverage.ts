/** Which characters a TrueType font holds: its `cmap` table, read without a font library. */

/** True when the font has a glyph for the code point. */
export type Coverage = (codePoint: number) => boolean;

/** First and last code point of a stretch, inclusive. */
type Range = readonly [number, number];

/**
 * Reads the Unicode subtables (formats 4 and 12) of a TrueType file.
 * A stretch of format 4 counts as covered throughout: fonts do not map single characters inside it to "missing".
 * @throws RangeError when the file holds no Unicode character map
 */
export function coverage(file: Buffer): Coverage {
  const cmap = tableOffset(file, 'cmap');
  const count = file.readUInt16BE(cmap + 2);
  const ranges: Range[] = [];
  for (let i = 0; i < count; i++) {
    const record = cmap + 4 + 8 * i;
    const platform = file.readUInt16BE(record);
    if (platform !== 0 && platform !== 3) continue; // Unicode, Windows
    ranges.push(...subtable(file, cmap + file.readUInt32BE(record + 4)));
  }
  if (ranges.length === 0) throw new RangeError('no Unicode character map');
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  return (codePoint) => sorted.some(([from, to]) => from <= codePoint && codePoint <= to);
}

function tableOffset(file: Buffer, tag: string): number {
  const tables = file.readUInt16BE(4);
  for (let i = 0; i < tables; i++) {
    const record = 12 + 16 * i;
    if (file.toString('latin1', record, record + 4) === tag) return file.readUInt32BE(record + 8);
  }
  throw new RangeError(`no table ${tag}`);
}

function subtable(file: Buffer, at: number): Range[] {
  const format = file.readUInt16BE(at);
  if (format === 4) return segments(file, at);
  if (format === 12) return groups(file, at);
  return [];
}

/** Format 4: arrays of last and first characters, two bytes each. */
function segments(file: Buffer, at: number): Range[] {
  const twice = file.readUInt16BE(at + 6);
  const ranges: Range[] = [];
  for (let i = 0; i < twice; i += 2) {
    const to = file.readUInt16BE(at + 14 + i);
    const from = file.readUInt16BE(at + 16 + twice + i);
    if (from !== 0xffff) ranges.push([from, to]);
  }
  return ranges;
}

/** Format 12: groups of first, last, first glyph, four bytes each. */
function groups(file: Buffer, at: number): Range[] {
  const count = file.readUInt32BE(at + 12);
  const ranges: Range[] = [];
  for (let i = 0; i < count; i++) {
    const group = at + 16 + 12 * i;
    ranges.push([file.readUInt32BE(group), file.readUInt32BE(group + 4)]);
  }
  return ranges;
}
