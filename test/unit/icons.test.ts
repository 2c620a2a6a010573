/** The icons of the packages: every size drawn, and the two folders of icons hold exactly those drawings. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../resources/icons');
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const png = (size: number): Buffer => readFileSync(join(folder, `${size}x${size}.png`));

test.each(SIZES)('%i × %i is a square PNG of that size, with colours', (size) => {
  const bytes = png(size);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
  expect(bytes.length).toBeGreaterThan(300);
});

test('icon.ico holds those up to 256', () => {
  const ico = readFileSync(join(folder, 'icon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const held = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
    const at = 6 + 16 * i;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    return { size: ico.readUInt8(at) || 256, bytes: ico.subarray(offset, offset + length) };
  });
  expect(held.map(({ size }) => size)).toEqual(SIZES.filter((size) => size <= 256));
  for (const { size, bytes } of held) expect(bytes.equals(png(size)), `${size}`).toBe(true);
});

test('icon.icns holds those that macOS asks for', () => {
  const icns = readFileSync(join(folder, 'icon.icns'));
  expect(icns.subarray(0, 4).toString('latin1')).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const held: string[] = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    const bytes = icns.subarray(at + 8, at + icns.readUInt32BE(at + 4));
    const size = bytes.readUInt32BE(16);
    held.push(`${icns.subarray(at, at + 4).toString('latin1')} ${size}`);
    expect(bytes.equals(png(size)), `${size}`).toBe(true);
  }
  expect(held).toEqual(['icp4 16', 'icp5 32', 'icp6 64', 'ic07 128', 'ic08 256', 'ic09 512', 'ic10 1024']);
});

test('both drawings are ours: an SVG without anything from outside', () => {
  for (const name of ['icon.svg', 'icon-small.svg']) {
    const svg = readFileSync(join(folder, name), 'utf8');
    expect(svg).toContain('<title>Pulka Desk</title>');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<image|<script|<text|href/);
  }
});
