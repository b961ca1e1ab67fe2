import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of the form service of the preview and the development server. */
export const formServiceTextsSchema = z.strictObject({
  /** The heading of the page after success, if the form has no page of its own. Default: “Thank you” */
  acceptedTitle: text('Thank you'),
  /** The text of this page. Default: “We have received your form.” */
  accepted: text('We have received your form.'),
  /** The last line of this page. `{link}`: the link with the next text. Default: “You can now {link}” */
  acceptedAdvice: text('You can now {link}'),
  /** The link to the page with the form. Default: “go back to the site.” */
  acceptedLink: text('go back to the site.'),
  /** The heading of the page after a rejection. The reason follows. Default: “The form was not sent” */
  rejectedTitle: text('The form was not sent'),
  /** The last line of this page. `{link}`: the link with the next text. Default: “To keep your entries, use your browser's Back button. Or {link}” */
  rejectedAdvice: text("To keep your entries, use your browser's Back button. Or {link}"),
  /** The link to the page with the form. Default: “open the form again.” */
  rejectedLink: text('open the form again.'),
  /** A reason: there is no access key. Default: “The form has no access_key.” */
  noAccessKey: text('The form has no access_key.'),
  /** A reason: another access key. Default: “The access_key is wrong.” */
  wrongAccessKey: text('The access_key is wrong.'),
  /** A reason: the field against spam is filled in. Default: “The form was rejected because its hidden field is filled in.” */
  honeypot: text('The form was rejected because its hidden field is filled in.'),
  /** A reason: no field has a value. Default: “The form is empty. Fill in at least one field.” */
  empty: text('The form is empty. Fill in at least one field.'),
  /** A reason: the format of the request. `{type}`: its content type, `{types}`: the allowed ones. Default: “The content type {type} is not supported. Send one of: {types}.” */
  contentType: text('The content type {type} is not supported. Send one of: {types}.'),
  /** A reason: the request is malformed. Default: “The form could not be read. Send it again.” */
  unreadable: text('The form could not be read. Send it again.'),
  /** A reason: the form has a file, but no field for files. Default: “This service does not accept files. Send text only.” */
  file: text('This service does not accept files. Send text only.'),
  /** A reason: the number of files. `{part}`: their name in the form data. Default: “Too many files for {part}. The limit is {limit}.” */
  fileCount: text('Too many files for {part}. The limit is {limit}.'),
  /** A reason: the type of a file. `{name}`: the name of the file, `{types}`: the accepted file extensions. Default: “The file “{name}” has a type that is not accepted. Send one of: {types}.” */
  fileType: text('The file “{name}” has a type that is not accepted. Send one of: {types}.'),
  /** A reason: the size of files together. `{part}`: their name in the form data, `{limit}`: the limit in megabytes. Default: “The files for {part} are too large. The limit is {limit} MB.” */
  fileSize: text('The files for {part} are too large. The limit is {limit} MB.'),
  /** A reason: the method of the request. `{method}`: the allowed one. Default: “Send forms with the method {method}.” */
  method: text('Send forms with the method {method}.'),
  /** A reason: the size of the request. `{limit}`: the limit in megabytes. Default: “The form is too large. The limit is {limit} MB.” */
  tooLarge: text('The form is too large. The limit is {limit} MB.'),
  /** A reason: the form could not be saved. Default: “Something went wrong.” */
  failed: text('Something went wrong.'),
})
