import * as z from 'zod'
import { linkTarget } from '../../model/link.ts'
import { fitsProperty, lastDay, formattedDate } from '../../model/values.ts'
import { roles } from '../../model/role.ts'
import { line, paragraph, paragraphLike } from '../../model/text.ts'
import { sectionOf } from '../../model/section.ts'

/** Two amounts of a range, e.g. `$120,000 to $160,000`, `90k–110k` or `90.000 € bis 110.000 €`. */
const RANGE =
  /(\d[\d.,'’\s]*)(k?)\s*[^\d\s]{0,3}\s*(?:[-–—]|to|bis|à|a)\s*[^\d\s]{0,3}\s*(\d[\d.,'’\s]*)(k?)/i

/** Whether the first amount of a range is higher than the second. Smaller numbers may be hours. */
function isDescending(pay: string): boolean {
  const [, first = '', firstUnit, last = '', lastUnit] = RANGE.exec(pay) ?? []
  const amount = (text: string, unit = '') =>
    Number.parseFloat(text.replaceAll(/[.,'’\s](?=\d{3})/g, '').replace(',', '.')) *
    (unit === '' ? 1 : 1000)
  const lower = amount(last, lastUnit)
  return lower >= 1000 && amount(first, firstUnit) > lower
}

/** An open position. */
const positionSchema = z
  .strictObject({
    /** The title of the position, e.g. `Reverse Engineer`. */
    title: line,
    /** What the person will do and what it needs. Two to four sentences. */
    text: paragraph,
    /** Where the work is done. */
    location: z.strictObject({
      /** The city. */
      city: line,
      /** **State.** The state or province, e.g. `MD`. Default: none. */
      region: line.optional(),
    }),
    /** The clearance that the position requires, e.g. `TS/SCI with full-scope polygraph`. Visitors can filter by it. Default: none. */
    clearance: line.optional(),
    /** The discipline, e.g. `Engineering`. Visitors can filter by it. */
    discipline: line,
    /** The pay, e.g. `$120,000 to $160,000 a year`. Some states, such as Maryland, require it. Default: none. */
    pay: line
      .refine(
        (pay) => !isDescending(pay),
        'write the lower amount first, e.g. $120,000 to $160,000',
      )
      .register(roles, { role: 'text', isOnPages: true })
      .optional(),
    /** The day on which the position was posted. */
    posted: formattedDate(),
    /**
     * **Apply until.** The last day for applications. Afterwards, the page does not show the position. Default:
     * open until you remove it. Details: not before `posted`.
     */
    closes: lastDay().optional(),
    /** **Application.** Where people apply: a page of this site, or the address of the applicant site. Details: another site opens in a new tab. */
    apply: linkTarget,
  })
  .superRefine(
    fitsProperty(
      'closes',
      'posted',
      (closes, posted) => closes >= posted,
      (posted) => `write the date of posted, which is ${posted}, or a later one`,
    ),
  )

/** **Open positions.** Open positions, with filters by clearance and discipline. Group: People and contact. */
export const openingsSchema = sectionOf('openings', {
  /** The open positions, from top to bottom. Default: none. */
  positions: z.array(positionSchema).default([]),
  /** **Text without positions.** What visitors read when no position is open, e.g. what else they can do. */
  none: paragraphLike('No position is open at the moment.'),
})
