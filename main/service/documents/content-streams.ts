/**
 * What is drawn on a page is gathered as text and turned into bytes once. pdfkit makes a piece of memory of every
 * operator and joins them in the end, which for a table of thousands of cells is a tenth of the time. The same bytes
 * come out.
 */

/** An object of a PDF with its stream, as pdfkit writes it. */
export interface Reference {
  data: { Length?: number; Filter?: string };
  compress: boolean;
  uncompressedLength: number;
  buffer: Uint8Array[];
  write: (chunk: unknown) => void;
  finalize: () => void;
}
const TEXT = Symbol('text');
type Gathering = Reference & { [TEXT]?: string };

/** What was gathered becomes a piece like any other. */
function settle(reference: Gathering): void {
  const text = reference[TEXT] ?? '';
  if (text === '') return;
  reference[TEXT] = '';
  reference.buffer.push(Buffer.from(text, 'latin1'));
}

/** Put into the prototype of the references of pdfkit, in the place of its own. */
export function gathering({ write, finalize }: Reference): Pick<Reference, 'write' | 'finalize'> {
  return {
    write(this: Gathering, chunk) {
      if (chunk instanceof Uint8Array) {
        settle(this);
        write.call(this, chunk);
        return;
      }
      // A sign is a byte, as pdfkit has it.
      const text = `${String(chunk)}\n`;
      this[TEXT] = (this[TEXT] ?? '') + text;
      this.uncompressedLength += text.length;
      this.data.Length = (this.data.Length ?? 0) + text.length;
      if (this.compress) this.data.Filter = 'FlateDecode';
    },
    finalize(this: Gathering) {
      settle(this);
      finalize.call(this);
    },
  };
}
