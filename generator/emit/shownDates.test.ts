import { expect, test } from 'vitest'
import * as z from 'zod'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { lastDay, shownDate } from '../../src/model/values.ts'
import { siteSchema } from '../../src/site/site.ts'
import { showDates } from './shownDates.ts'

const schema = z.strictObject({ name: z.string(), posted: shownDate(), closes: lastDay() })
const shownIn = (language: string, timeZone: string) =>
  showDates(
    schema,
    { name: '2026-01-01', posted: '2026-11-20', closes: '2026-12-18' },
    siteSchema.parse({ ...minimal, language, timeZone }),
  )

test('dates that pages show have the format of the language, and last days their end', () => {
  expect(shownIn('en-US', 'America/New_York')).toEqual({
    name: '2026-01-01',
    posted: { value: '2026-11-20', text: 'November 20, 2026' },
    closes: {
      value: '2026-12-18',
      text: 'December 18, 2026',
      endsAt: '2026-12-19T05:00:00.000Z',
    },
  })
  expect(shownIn('de-DE', 'Pacific/Kiritimati')).toMatchObject({
    posted: { text: '20. November 2026' },
    closes: { endsAt: '2026-12-18T10:00:00.000Z' },
  })
})
