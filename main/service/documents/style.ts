/** Colours, sizes and rules of paper: black ink, one red for red suits and for what is against somebody. */

export const colour = {
  ink: '#000000',
  /** Captions and arithmetic. */
  soft: '#3d382e',
  hair: '#b9b09c',
  /** Never the only sign: a suit has its shape, a minus its sign. */
  red: '#8f2015',
  /** The blue of a pen: entries of the pulka. */
  pen: '#1b4d80',
  band: '#f1ece0',
} as const;

/** Points. */
export const size = {
  tiny: 7,
  caption: 7.9,
  small: 8.6,
  text: 9.4,
  serif: 10.1,
  strong: 11.2,
  title: 17.2,
} as const;

export const rule = { hair: 0.5, line: 0.75, bold: 1.5 } as const;

/** Page sizes in points. */
export const page = {
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
} as const;
