/** A small PNG: the picture in a palette of 256 colours, as flat pages of text need no more. */
import { crc32, deflateSync } from 'node:zlib';

const MOST = 256;
/** Colours of a picture that differ by less are one; the first of these that leaves few enough is taken. */
const STEPS = [2, 4, 6, 8, 12, 16, 24, 32, 64];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Colours in groups of neighbours: by group the members with how often each is used. */
function groups(counts: ReadonlyMap<number, number>, step: number): Map<number, [number, number][]> {
  const found = new Map<number, [number, number][]>();
  for (const entry of counts) {
    const [colour] = entry;
    const key = [16, 8, 0].reduce((k, shift) => k * 256 + Math.round(((colour >> shift) & 255) / step), 0);
    found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

/** At most 256 colours, each the one used most among its neighbours, and the place of every colour among them. */
function palette(counts: ReadonlyMap<number, number>): { colours: number[]; places: Map<number, number> } {
  const fitting = STEPS.map((step) => groups(counts, step)).find((found) => found.size <= MOST);
  const colours: number[] = [];
  const places = new Map<number, number>();
  for (const members of fitting?.values() ?? []) {
    const [main] = members.toSorted((a, b) => b[1] - a[1])[0] ?? [0];
    for (const [colour] of members) places.set(colour, colours.length);
    colours.push(main);
  }
  return { colours, places };
}

/** @param pixels four bytes a pixel: blue, green, red, alpha (as `nativeImage.toBitmap` gives them) */
export function palettePng(pixels: Buffer, width: number, height: number): Buffer {
  const colourAt = (i: number): number =>
    ((pixels[i * 4 + 2] ?? 0) << 16) | ((pixels[i * 4 + 1] ?? 0) << 8) | (pixels[i * 4] ?? 0);
  const counts = new Map<number, number>();
  for (let i = 0; i < width * height; i += 1) {
    const colour = colourAt(i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const { colours, places } = palette(counts);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = places.get(colourAt(y * width + x)) ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of a palette, no interlace.
  head.set([8, 3, 0, 0, 0], 8);
  const bytes = colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(bytes)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
