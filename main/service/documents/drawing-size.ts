/**
 * The size of a drawing stands in its first tag. pdfmake reads the whole of it twice and writes it anew to learn and to
 * set two numbers, which is a tenth of the time of a sheet; our own drawings say them in order, and are left as they are.
 */
import { createRequire } from 'node:module';

interface Size {
  width: number;
  height: number;
}
interface SvgMeasure {
  measureSVG: (svg: string) => Partial<Size>;
  writeDimensions: (svg: string, size: Size) => string;
}

/** As `toSvg` and `chartSvg` begin. */
const HEAD =
  /^(<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width=")(\d+(?:\.\d+)?)(" height=")(\d+(?:\.\d+)?)(" viewBox="[\d. ]+"[^<>]*>)/u;

/** Other drawings are measured as before. */
function measuringHeads(before: SvgMeasure): SvgMeasure {
  return {
    measureSVG: (svg) => {
      const head = HEAD.exec(svg);
      return head === null ? before.measureSVG(svg) : { width: Number(head[2]), height: Number(head[4]) };
    },
    writeDimensions: (svg, size) =>
      HEAD.test(svg)
        ? svg.replace(HEAD, (_whole, open: string, _width, between: string, _height, rest: string) =>
            [open, size.width, between, size.height, rest].join(''),
          )
        : before.writeDimensions(svg, size),
  };
}

let done = false;

/** Gives it to pdfmake. */
export function measureHeads(): void {
  if (done) return;
  done = true;
  const require = createRequire(import.meta.url);
  const { prototype } = (require('pdfmake/js/SVGMeasure') as { default: { prototype: SvgMeasure } }).default;
  const { measureSVG, writeDimensions } = prototype;
  Object.assign(prototype, measuringHeads({ measureSVG, writeDimensions }));
}
