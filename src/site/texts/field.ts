import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The messages of international phone numbers, numbers, dates, files and agreements. `{label}` is the label of the field. */
export const fieldTextsSchema = z.strictObject({
  /** The error of an international phone number. Default: “{label}: enter a phone number with + and the country code, such as +44 20 7946 0958” */
  internationalPhoneError: text(
    '{label}: enter a phone number with + and the country code, such as +44\u00A020\u00A07946\u00A00958',
  ),
  /** The error of an international phone number, if the field has a default country. Default: “{label}: enter a complete phone number. For another country, begin with + and the country code” */
  nationalPhoneError: text(
    '{label}: enter a complete phone number. For another country, begin with + and the country code',
  ),
  /** The format of an international phone number, which browsers show without scripts. Default: “A phone number with + and the country code, such as +44 20 7946 0958” */
  internationalPhoneFormat: text(
    'A phone number with + and the country code, such as +44 20 7946 0958',
  ),
  /** The same, if the field has a default country. Default: “A complete phone number. For another country, begin with + and the country code” */
  nationalPhoneFormat: text(
    'A complete phone number. For another country, begin with + and the country code',
  ),
  /** A text with its unit: the label of a number, and the allowed numbers. Default: “{text} ({unit})” */
  withUnit: text('{text} ({unit})'),
  /** The error of a whole number with commas, in languages that write `1,000.5`. Default: “{label}: write the number without commas” */
  numberComma: text('{label}: write the number without commas'),
  /** The same, if decimals are allowed. Default: “{label}: write the number without commas, and a point before decimals” */
  numberCommaDecimals: text(
    '{label}: write the number without commas, and a point before decimals',
  ),
  /** The error of a whole number with points, in languages that write `1.000,5`. Default: “{label}: write the number without points” */
  numberPoint: text('{label}: write the number without points'),
  /** The same, if decimals are allowed. Default: “{label}: write the number without points, and a comma before decimals” */
  numberPointDecimals: text(
    '{label}: write the number without points, and a comma before decimals',
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
  /** The help text of a field for a file. `{types}`: the accepted file extensions. Default: “{types}. Up to {megabytes} MB.” */
  fileLimits: text('{types}. Up to {megabytes} MB.'),
  /** The help text of a field for several files. Default: “{types}. Up to {count} files, {megabytes} MB together.” */
  filesLimits: text('{types}. Up to {count} files, {megabytes} MB together.'),
  /** The size of a chosen file. Default: “{size} MB” */
  fileMegabytes: text('{size} MB'),
  /** The button that removes a chosen file. `{name}`: its name. Default: “Remove {name}” */
  fileRemove: text('Remove {name}'),
  /** After a reload, if files were chosen before. `{names}`: their names. Default: “Please choose again: {names}. Browsers do not keep files when a page is loaded again.” */
  fileLost: text(
    'Please choose again: {names}. Browsers do not keep files when a page is loaded again.',
  ),
  /** The error of a missing file. `{field}`: `inMessages` of the field, or its label in quotation marks. Default: “Choose a file for {field}” */
  fileMissing: text('Choose a file for {field}'),
  /** The error of too many files. Default: “{label}: too many files. The limit is {count}” */
  fileCount: text('{label}: too many files. The limit is {count}'),
  /** The error of a file with another type. `{name}`: its name, `{types}`: the accepted file extensions. Default: “{label}: “{name}” has another type. Choose a file of the type {types}” */
  fileType: text('{label}: “{name}” has another type. Choose a file of the type {types}'),
  /** The error of an empty file. Default: “{label}: “{name}” is empty. Choose another file” */
  fileEmpty: text('{label}: “{name}” is empty. Choose another file'),
  /** The error of a file that was changed or deleted after it was chosen. Default: “{label}: “{name}” was changed or deleted. Choose it again” */
  fileChanged: text('{label}: “{name}” was changed or deleted. Choose it again'),
  /** The error of files that are too large together. `{megabytes}`: the limit. Default: “{label}: {size} MB are too large. The limit is {megabytes} MB” */
  fileSize: text('{label}: {size} MB are too large. The limit is {megabytes} MB'),
  /** The error of an agreement. Default: “Check the box “{label}”” */
  agreement: text('Check the box “{label}”'),
})
