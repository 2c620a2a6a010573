/**
 * `npm run icons`: draws the icons of the packages from our two SVGs (the large one has the pulka with its tricks, the
 * small one only its cross and centre). PNGs by librsvg's rsvg-convert; ICO and ICNS are folders of PNGs, packed here.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { onPath } from './run.mjs';
import { complain } from './say.mjs';

const FOLDER = join(ROOT, 'resources', 'icons');
/** From this size down the small drawing is the clearer one. */
const SMALL = 32;
export const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Types of Apple's icon file that hold a PNG of that size. */
const ICNS_TYPES = [
  ['icp4', 16],
  ['icp5', 32],
  ['icp6', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
];

/** Windows icon: header, one 16-byte entry an image, the PNGs. */
export function packIco(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    header.writeUInt8(size % 256, at); // 0 stands for 256
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** Apple's icon file: `icns`, whole length, then type, length and PNG of each image; big-endian. */
export function packIcns(images) {
  const block = (type, content) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(8 + content.length, 4);
    return Buffer.concat([head, content]);
  };
  return block('icns', Buffer.concat(images.map(({ type, png }) => block(type, png))));
}

function draw(size) {
  const svg = join(FOLDER, size <= SMALL ? 'icon-small.svg' : 'icon.svg');
  const file = join(FOLDER, `${size}x${size}.png`);
  execFileSync('rsvg-convert', ['-w', String(size), '-h', String(size), '-o', file, svg]);
  return readFileSync(file);
}

async function main() {
  if (!(await onPath('rsvg-convert'))) {
    complain('rsvg-convert draws the icons: sudo apt-get install -y librsvg2-bin');
    process.exit(2);
  }
  const drawn = new Map(SIZES.map((size) => [size, draw(size)]));
  writeFileSync(join(FOLDER, 'icon.ico'), packIco(ICO_SIZES.map((size) => ({ size, png: drawn.get(size) }))));
  writeFileSync(
    join(FOLDER, 'icon.icns'),
    packIcns(ICNS_TYPES.map(([type, size]) => ({ type, png: drawn.get(size) }))),
  );
}

if (process.argv[1] === import.meta.filename) await main();
