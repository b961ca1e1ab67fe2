import * as z from 'zod'
import { NAME } from '../model/text.ts'

/** A record of entries by name. A name is lower camel case. */
export const recordByName = <S extends z.ZodType>(entry: S) =>
  z.record(z.string().regex(NAME, 'write a name in lower camel case, e.g. happyHour'), entry)
