import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of open positions. */
export const openingsTextsSchema = z.strictObject({
  /** The term beside the location. Default: “Location” */
  location: text('Location'),
  /** The term beside the clearance, and the label of the filter. Default: “Clearance” */
  clearance: text('Clearance'),
  /** The first option of the filter. Default: “All clearances” */
  allClearances: text('All clearances'),
  /** The term beside the discipline, and the label of the filter. Default: “Discipline” */
  discipline: text('Discipline'),
  /** The first option of the filter. Default: “All disciplines” */
  allDisciplines: text('All disciplines'),
  /** The term beside the pay. Default: “Pay” */
  pay: text('Pay'),
  /** When the position was posted. Default: “Posted {date}” */
  posted: text('Posted {date}'),
  /** The last day for applications. Default: “Apply by {date}” */
  closes: text('Apply by {date}'),
  /** The link to the application. Default: “Apply” */
  apply: text('Apply'),
  /** The same link for screen readers. `{apply}`: the text above, `{title}`: the title of the position. Default: “{apply} for {title}” */
  applyFor: text('{apply} for {title}'),
  /** The number of positions that the filters leave. Default: “{shown} of {count} open positions” */
  shown: text('{shown} of {count} open positions'),
  /** Shown if the filters leave no position. Default: “No open position matches both filters.” */
  noMatch: text('No open position matches both filters.'),
  /** The button that resets the filters. Default: “Show all positions” */
  showAll: text('Show all positions'),
})
