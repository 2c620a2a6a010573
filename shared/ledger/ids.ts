import { z } from 'zod';

export const idSchema = z.string().min(1).max(64);
/** A name, a remark: a line that somebody typed. */
export const text = z.string().max(500);
