/** Measures of the page of a slip, points. */
import { page } from './style.ts';

export const SIDE = 27;
export const TOP = 20;
export const BOTTOM = 41;
/** Between the side margins. */
export const WIDTH = page.a5.width - 2 * SIDE;

/** Whose paper this is. */
export type Copy = 'table' | 'file';
