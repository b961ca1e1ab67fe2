import * as z from 'zod'
import { text } from '../model/text.ts'

/** The texts of forms that `forms` of the manifest does not contain. */
export const formTextsSchema = z.strictObject({
  /** The title in the browser tab while the form has errors. `{title}`: the title of the page. */
  errorTitle: text('Error: {title}'),
  /** The heading above the list of errors. */
  errorHeading: text('There is a problem'),
  /** How error messages name a field that has no name for messages. `{label}`: its label. */
  quotedField: text('“{label}”'),
  /** The error of an empty text field. `{field}`: the name of the field in messages, or its label in quotation marks. */
  enter: text('Enter {field}'),
  /** The error of a list without a choice. `{field}`: the field. */
  chooseOne: text('Choose an option for {field}'),
  /** The error of checkboxes without a choice. `{field}`: the field. */
  chooseAny: text('Choose at least one option for {field}'),
  /** The error of an email address. `{field}`: the field. */
  emailError: text('Enter {field} in the correct format, like name@example.com'),
  /** The format of an email address, which browsers show without scripts. */
  emailFormat: text('An address such as name@example.com'),
  /** The error of a phone number. `{field}`: the field. */
  phoneError: text('Enter {field} with ten digits, such as (301)\u00A0555-0100'),
  /** The format of a phone number, which browsers show without scripts. */
  phoneFormat: text('Ten digits, such as (301) 555-0100'),
  /** Beside the submit button, while values are missing or invalid. `{fields}`: a list of the fields, each as in error messages. */
  missing: text('Please complete {fields}.'),
  /** The first option of a drop-down list, which is no choice. */
  choose: text('Choose one'),
  /** Shown if values from earlier in this tab are restored. */
  restored: text('We restored what you entered earlier in this tab.'),
  /** The button that clears restored values. */
  clear: text('Clear'),
  /** After the message that the form is being sent, if the reply takes long. */
  slow: text('This is taking longer than usual. Please keep this page open.'),
  /** After the message that the form has arrived, if the visitor has changed values in the meantime. */
  changed: text('The changes that you made in the meantime were not sent. They are still here.'),
  /** After a failure, if the form still has the values. */
  kept: text('Everything you entered is still here.'),
  /** After a failure, if the values are no longer in the form. */
  sentEarlier: text(
    'This is about what you sent before you left this page. It is no longer in the form, but you can copy it here.',
  ),
  /** The question before values are sent a second time. */
  confirm: text('What you sent before may have been received. Do you want to send it again?'),
  /** The button that sends the values again. */
  sendAgain: text('Send again'),
  /** The button that does not send the values again. */
  notNow: text('Not now'),
  /** Beside a failure. `{phone}`: a link with the phone number of the form's place. */
  call: text('Or call {phone}'),
  /** The button that copies the values. */
  copy: text('Copy my message'),
  /** On this button, when the values are copied. */
  copied: text('Copied'),
  /** On this button, if the browser does not allow it. */
  copyBlocked: text('Copying is blocked. Please copy the text from the form.'),
  /** A failure: the service rejected the form without a reason. */
  refused: text('The form service did not accept what you sent and gave no reason.'),
  /** A failure: too many requests. */
  tooMany: text(
    'The form service received too many requests from your network. Please wait a minute and try again.',
  ),
  /** A failure: the visitor or the network has no permission. */
  notAllowed: text('The form service, or your network, did not allow this form to be sent.'),
  /** A failure: nothing receives forms at the address of the service. */
  notFound: text('The form service was not found at its address.'),
  /** A failure: what was sent is too large. */
  tooLarge: text(
    'What you sent is too large for the form service. Please shorten it, or choose smaller files.',
  ),
  /** A failure: the service rejected the form because of an error of its own. */
  failed: text('The form service has a problem and did not accept what you sent.'),
  /** A failure: the service has an error and says nothing about it. */
  broken: text('The form service has a problem.'),
  /** After the text about such a failure, if the reply has a message. `{message}`: the message of the service, with its final punctuation. */
  serviceMessage: text('The service says: “{message}”'),
  /** A failure: the device is offline. */
  offline: text('You are offline, so nothing was sent. Please try again when you are connected.'),
  /** A failure: the connection failed. */
  unreachable: text('The connection to the form service failed.'),
  /** A failure: no reply within the time limit. `{seconds}`: the time limit. */
  noReply: text('The form service did not reply within {seconds} seconds.'),
  /** A failure: the reply of the form service makes no sense. */
  unreadable: text('We could not read the reply of the form service.'),
  /** A failure: the site has no form service. */
  unavailable: text('This form cannot be sent right now.'),
  /** After a failure, if the service may have received the values. */
  uncertain: text('What you sent may have been received anyway.'),
})

/**
 * The messages of international phone numbers, numbers, dates, files and agreements. `{field}` is the name of the
 * field in messages, or its label in quotation marks. `{label}` is its label.
 */
export const fieldTextsSchema = z.strictObject({
  /** The error of an international phone number. */
  internationalPhoneError: text(
    'Enter {field} with + and the country code, such as +44\u00A020\u00A07946\u00A00958',
  ),
  /** The error of an international phone number, if the field has a default country. */
  nationalPhoneError: text(
    'Enter {field} completely. For another country, begin with + and the country code',
  ),
  /** The format of an international phone number, which browsers show without scripts. */
  internationalPhoneFormat: text(
    'A phone number with + and the country code, such as +44 20 7946 0958',
  ),
  /** The same, if the field has a default country. */
  nationalPhoneFormat: text(
    'A complete phone number. For another country, begin with + and the country code',
  ),
  /** A text with its unit: the label of a number, and the allowed numbers. */
  withUnit: text('{text} ({unit})'),
  /** The error of a number with separators of thousands or other characters. `{numbers}`: the allowed numbers. */
  numberDigits: text('Enter {field} in digits without separators of thousands, as {numbers}'),
  /** The error of a number that is not allowed. `{numbers}`: the allowed numbers. */
  numberLimits: text('Enter {field} as {numbers}'),
  /** The allowed numbers, if decimals are allowed. */
  number: text('a number'),
  /** The allowed numbers otherwise. */
  wholeNumber: text('a whole number'),
  /** The allowed numbers with two limits. `{number}`: one of the two texts above. */
  numberBetween: text('{number} from {min} to {max}'),
  /** The allowed numbers with a lower limit. */
  numberAtLeast: text('{number} of {min} or more'),
  /** The allowed numbers with an upper limit. */
  numberAtMost: text('{number} of {max} or less'),
  /** The allowed numbers with steps. `{numbers}`: one of the texts above. */
  numberSteps: text('{numbers}, in steps of {step}'),
  /** The error of an incomplete date. */
  dateIncomplete: text('Enter {field} as a complete date with day, month and year'),
  /** The error of a date that is too early. */
  dateTooEarly: text('Enter {date} or a later date for {field}'),
  /** The error of a date that is too late. */
  dateTooLate: text('Enter {date} or an earlier date for {field}'),
  /** The current date, in the two texts above. */
  today: text('today'),
  /** The help text of a field for a file. `{types}`: the accepted file extensions. */
  fileLimits: text('{types}. Up to {megabytes} MB.'),
  /** The help text of a field for several files. */
  filesLimits: text('{types}. Up to {count} files, {megabytes} MB together.'),
  /** The size of a chosen file. */
  fileMegabytes: text('{size} MB'),
  /** The button that removes a chosen file. `{name}`: its name. */
  fileRemove: text('Remove {name}'),
  /** After a reload, if files were chosen before. `{names}`: their names. */
  fileLost: text(
    'Please choose again: {names}. Browsers do not keep files when a page is loaded again.',
  ),
  /** The error of a missing file. */
  fileMissing: text('Choose a file for {field}'),
  /** The error of too many files. */
  fileCount: text('Choose fewer files for {field}. The limit is {count}'),
  /** The error of a file with another type. `{name}`: its name, `{types}`: the accepted file extensions. */
  fileType: text('Choose a file of the type {types} for {field}. “{name}” has another type'),
  /** The error of an empty file. */
  fileEmpty: text('Choose another file for {field}. “{name}” is empty'),
  /** The error of a file that was changed or deleted after it was chosen. */
  fileChanged: text('Choose “{name}” again for {field}. It was changed or deleted'),
  /** The error of files that are too large together. `{megabytes}`: the limit. */
  fileSize: text(
    'Choose smaller files for {field}. {size} MB are too large. The limit is {megabytes} MB',
  ),
  /** The error of an agreement. */
  agreement: text('Check the box “{label}”'),
})
