import * as z from 'zod'
import { text } from '../../model/defaultText.ts'

/** The messages of numbers, dates and agreements. `{label}` is the label of the field. */
export const fieldTextsSchema = z.strictObject({
  /** A text with its unit: the label of a number, and the allowed numbers. Default: “{text} ({unit})” */
  withUnit: text('{text} ({unit})'),
  /** The error of a whole number with a comma. Default: “{label}: write the number without commas” */
  numberComma: text('{label}: write the number without commas'),
  /** The error of a number with a comma, if decimals are allowed. Default: “{label}: write the number without commas, and a point before decimals” */
  numberCommaDecimals: text(
    '{label}: write the number without commas, and a point before decimals',
  ),
  /** The error of a number with spaces. Default: “{label}: write the number without spaces” */
  numberSpace: text('{label}: write the number without spaces'),
  /** The error of a number with other characters. `{numbers}`: the allowed numbers. Default: “{label}: write the number with digits only. Enter {numbers}” */
  numberDigits: text('{label}: write the number with digits only. Enter {numbers}'),
  /** The error of a number that is not allowed. `{numbers}`: the allowed numbers. Default: “{label}: enter {numbers}” */
  numberLimits: text('{label}: enter {numbers}'),
  /** The allowed numbers, if decimals are allowed. Default: “a number” */
  number: text('a number'),
  /** The allowed numbers otherwise. Default: “a whole number” */
  wholeNumber: text('a whole number'),
  /** The allowed numbers with two limits. `{number}`: one of the two texts above. Default: “{number} from {min} to {max}” */
  numberBetween: text('{number} from {min} to {max}'),
  /** The allowed numbers with a lower limit. Default: “{number} of {min} or more” */
  numberAtLeast: text('{number} of {min} or more'),
  /** The allowed numbers with an upper limit. Default: “{number} of {max} or less” */
  numberAtMost: text('{number} of {max} or less'),
  /** The allowed numbers with steps. `{numbers}`: one of the texts above. Default: “{numbers}, in steps of {step}” */
  numberSteps: text('{numbers}, in steps of {step}'),
  /** The error of an incomplete date. Default: “{label}: enter a complete date with day, month and year” */
  dateIncomplete: text('{label}: enter a complete date with day, month and year'),
  /** The error of a date that is too early. Default: “{label}: enter {date} or a later date” */
  dateTooEarly: text('{label}: enter {date} or a later date'),
  /** The error of a date that is too late. Default: “{label}: enter {date} or an earlier date” */
  dateTooLate: text('{label}: enter {date} or an earlier date'),
  /** The current date, in the two texts above. Default: “today” */
  today: text('today'),
  /** The error of an agreement. Default: “Check the box “{label}”” */
  agreement: text('Check the box “{label}”'),
})
