import * as z from 'zod'

/** A color as `#rrggbb` with lower-case letters. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'write a color as #rrggbb with lower-case letters, e.g. #0a1424')
