import * as z from 'zod'
import { text } from '../../model/text.ts'

/** A stored item: its name, its purpose, and how long it is stored. */
const storedItem = (name: string, purpose: string, until: string) =>
  z
    .strictObject({
      /** The name of the item. Default: English. */
      name: text(name),
      /** Why it is stored. Default: English. */
      purpose: text(purpose),
      /** How long it is stored. Default: English. */
      until: text(until),
    })
    .prefault({})

/** The texts of the privacy page: the third parties, and what the site stores in the browser. */
export const privacyTextsSchema = z.strictObject({
  /** The term beside the name and hosts of a third party. Default: “Who” */
  who: text('Who'),
  /** Instead of hosts, if the site itself provides the service. Default: “This website itself provides this service.” */
  ownService: text('This website itself provides this service.'),
  /** The term beside the purpose. Default: “Why” */
  why: text('Why'),
  /** The term beside the occasion. Default: “When” */
  when: text('When'),
  /** The occasion of a form service. Default: “Only when you send a form.” */
  whenForm: text('Only when you send a form.'),
  /** The occasion of a media host. Default: “When a page shows an image.” */
  whenImage: text('When a page shows an image.'),
  /** The occasion of a map. `{category}`: the title of its category of consent. Default: “Only after you allow “{category}”, on pages with a map.” */
  whenMap: text('Only after you allow “{category}”, on pages with a map.'),
  /** The occasion of a script. `{category}`: the title of its category of consent. Default: “Only after you allow “{category}”, on every page.” */
  whenScript: text('Only after you allow “{category}”, on every page.'),
  /** The term beside the pages. Default: “Where” */
  where: text('Where'),
  /** Instead of pages, if all pages contact the third party. Default: “Every page” */
  everyPage: text('Every page'),
  /** The term beside the data. Default: “What it receives” */
  receives: text('What it receives'),
  /** The title of the data of all forms, if there are several. Default: “Every form” */
  everyForm: text('Every form'),
  /** The optional fields of a form. `{fields}`: a list of their labels. Default: “{fields}, if you fill them in” */
  optionalFields: text('{fields}, if you fill them in'),
  /** The subject of a form. `{subject}`: its text. Default: “The fixed subject “{subject}”” */
  subject: text('The fixed subject “{subject}”'),
  /** The hidden field with the address for replies. Default: “Your email address a second time, so that we can reply” */
  replyAddress: text('Your email address a second time, so that we can reply'),
  /** The hidden field with the access key. Default: “A key that identifies this website to the form service” */
  accessKey: text('A key that identifies this website to the form service'),
  /** The hidden field against spam. Default: “A hidden field that protects us from spam: it stays empty unless a program fills it in” */
  honeypot: text(
    'A hidden field that protects us from spam: it stays empty unless a program fills it in',
  ),
  /** The term beside the data that the third party stores. Default: “What it may store in your browser” */
  stores: text('What it may store in your browser'),
  /** The term beside the link to a privacy notice. Default: “Privacy notice” */
  notice: text('Privacy notice'),
  /** The link to a privacy notice. `{company}`: the company or the name of the third party. Default: “Privacy notice of {company}” */
  noticeOf: text('Privacy notice of {company}'),
  /** Where an item is stored until the tab is closed. `{key}`: the start of its keys. Default: “Session storage of this tab, in keys that start with {key}” */
  sessionStorage: text('Session storage of this tab, in keys that start with {key}'),
  /** Where an item is stored for longer. `{key}`: the start of its keys. Default: “Local storage of your browser, in keys that start with {key}” */
  localStorage: text('Local storage of your browser, in keys that start with {key}'),
  /** The drafts of forms. Default: the English texts. */
  drafts: storedItem(
    'Form drafts',
    'Keeps what you typed in case the page reloads.',
    'Deleted when the form has been sent or when you close the tab.',
  ),
  /** The privacy choice. Default: the English texts. */
  choice: storedItem(
    'Your privacy choice',
    'Remembers your choice, so that we do not ask you on every page.',
    'Kept until you delete this site’s data in your browser settings.',
  ),
  /** The scroll positions. Default: the English texts. */
  scroll: storedItem(
    'Scroll positions',
    'Shows the same part of a page when you go back to it.',
    'Deleted when you close the tab.',
  ),
  /** The marker of a reloaded page. Default: the English texts. */
  reload: storedItem(
    'Page reload marker',
    'Prevents endless reloads: a page that fails to load is reloaded only once.',
    'Deleted when you close the tab.',
  ),
})
