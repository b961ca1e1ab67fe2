import type * as z from 'zod'
import { shownNumberRegistry, type PercentSign, type ShownNumber } from '../../src/model/values.ts'
import { mapMarked } from '../manifest/schemaWalk.ts'

/** Replaces the numbers of a value that pages show by `ShownNumber`. */
export function showNumbers(schema: z.core.$ZodType, value: unknown, language: string): unknown {
  return mapMarked(shownNumberRegistry, schema, value, (_, number) =>
    typeof number === 'number' ? shown(number, language) : number,
  )
}

const shown = (value: number, language: string): ShownNumber => ({
  value,
  text: new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value),
})

/** What a language writes around the number of a percentage. */
export function percentSign(language: string): PercentSign {
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(1)
  const number = parts.findIndex(({ type }) => type === 'integer')
  const join = (some: typeof parts) => some.map(({ value }) => value).join('')
  return { before: join(parts.slice(0, number)), after: join(parts.slice(number + 1)) }
}
