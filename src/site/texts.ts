import * as z from 'zod'
import { text } from '../model/text.ts'
import { consentTextsSchema } from './consentSchema.ts'
import { fieldTextsSchema, formTextsSchema } from './formTexts.ts'

/** The texts around each page: header, menu and links. */
const shellTextsSchema = z.strictObject({
  /** The first link of every page, which skips the header. */
  skipLink: text('Skip to content'),
  /** Announced after a link that opens a new tab. */
  newTab: text('(opens in new tab)'),
  /** The name of the announcement above the header, which is read aloud. */
  announcement: text('Announcement'),
  /** The name of the button that closes it, which is read aloud. */
  closeAnnouncement: text('Close the announcement'),
  /** The name of the menu in the header of wide windows, which is read aloud. */
  mainMenu: text('Main'),
  /** The name of the button that opens a submenu, which is read aloud. `{name}`: the menu item. */
  submenu: text('{name} submenu'),
  /** The button that opens the menu in narrow windows, and the name of the panel that it opens. */
  menu: text('Menu'),
  /** The full name of that button, which is read aloud. `{menu}`: the text that is visible. */
  openMenu: text('Open {menu}'),
  /** The button that closes the panel. */
  close: text('Close'),
  /** The full name of that button, which is read aloud. `{close}`: the text that is visible. */
  closeMenu: text('{close} Menu'),
  /** The name of the menu in the panel, which is read aloud. */
  panelMenu: text('Site'),
  /** The name of the list of pages in the footer, and the link to it while there is no menu. */
  siteMenu: text('Site menu'),
  /** The button that loads the menu again, while it is loading. */
  menuLoading: text('Loading the menu…'),
  /** The button that loads the menu again. */
  menuRetry: text('Try again'),
})

/** The texts of the page that is shown if a page cannot be loaded or rendered. */
const errorPageTextsSchema = z.strictObject({
  /** The title in the browser tab, after the name of the product. */
  documentTitle: text('Page Not Shown'),
  /** The small line above the heading. */
  label: text('Something went wrong'),
  /** The heading. */
  title: text('This page could not be shown'),
  /** What the visitor can do. */
  explanation: text(
    'The problem is on our side or with your connection. Reloading the page usually helps.',
  ),
  /** The button that reloads the page. */
  reload: text('Reload the page'),
  /** The link to the home page. */
  home: text('Go to the home page'),
})

/** A stored item: its name, its purpose, and how long it is stored. */
const storedItem = (name: string, purpose: string, until: string) =>
  z
    .strictObject({
      /** The name of the item. */
      name: text(name),
      /** Why it is stored. */
      purpose: text(purpose),
      /** How long it is stored. */
      until: text(until),
    })
    .prefault({})

/** The texts of the privacy page: the third parties, and what the site stores in the browser. */
const privacyTextsSchema = z.strictObject({
  /** Before the third parties, if none of them is a script or stores anything. */
  noCookies: text('This site uses no cookies and no analytics, advertising or social media code.'),
  /** Instead of it, if some are or do. `{services}`: a list of their names. */
  noOtherCookies: text(
    'Except for {services}, this site uses no cookies and no analytics, advertising or social media code.',
  ),
  /** The term beside the name and addresses of a third party. */
  who: text('Who'),
  /** Instead of its addresses, if the site itself provides the service. */
  ownService: text('This website itself provides this service.'),
  /** The term beside the purpose. */
  why: text('Why'),
  /** The term beside the occasion. */
  when: text('When'),
  /** The occasion of a form service. */
  whenForm: text('Only when you send a form.'),
  /** The occasion of a media host. */
  whenImage: text('When a page shows an image.'),
  /** The occasion of a map. `{category}`: the title of its category of consent. */
  whenMap: text('Only after you allow “{category}”, on pages with a map.'),
  /** The occasion of a video. `{category}`: the title of its category of consent. */
  whenVideo: text('Only after you allow “{category}” and play a video.'),
  /** The occasion of a script. `{category}`: the title of its category of consent. */
  whenScript: text('Only after you allow “{category}”, on every page.'),
  /** The term beside the pages. */
  where: text('Where'),
  /** Instead of pages, if all pages contact the third party. */
  everyPage: text('Every page'),
  /** The term beside the data. */
  receives: text('What it receives'),
  /** The title of the data of all forms, if there are several. */
  everyForm: text('Every form'),
  /** The optional fields of a form. `{fields}`: a list of their labels. */
  optionalFields: text('{fields}, if you fill them in'),
  /** The subject of a form. `{subject}`: its text. */
  subject: text('The fixed subject “{subject}”'),
  /** The hidden field with the address for replies. */
  replyAddress: text('Your email address a second time, so that we can reply'),
  /** **Key of the form service.** The hidden field with the access key. */
  accessKey: text('A key that identifies this website to the form service'),
  /** **Field against spam.** The hidden field against spam. */
  honeypot: text(
    'A hidden field that protects us from spam: it stays empty unless a program fills it in',
  ),
  /** The term beside the data that the third party stores. */
  stores: text('What it may store in your browser'),
  /** The term beside the link to a privacy page. */
  notice: text('Privacy notice'),
  /** The link to a privacy page. `{company}`: the company or the name of the third party. */
  noticeOf: text('Privacy notice of {company}'),
  /** The heading of the folded list of technical names. */
  keys: text('Technical names'),
  /** Where an item is stored until the tab is closed. `{key}`: the start of its keys. */
  sessionStorage: text('Session storage of this tab, in keys that start with {key}'),
  /** Where an item is stored for longer. `{key}`: the start of its keys. */
  localStorage: text('Local storage of your browser, in keys that start with {key}'),
  /** What a visitor has entered in a form. */
  savedInput: storedItem(
    'Form drafts',
    'Keeps what you typed in case the page reloads.',
    'Deleted when the form has been sent or when you close the tab.',
  ),
  /** The consent of a visitor. */
  consent: storedItem(
    'Your privacy choice',
    'Remembers your choice, so that we do not ask you on every page.',
    'Kept until you delete this site’s data in your browser settings.',
  ),
  /** The closed announcement. */
  announcement: storedItem(
    'Closed announcement',
    'Remembers that you closed the announcement at the top of the pages.',
    'Kept until you close another announcement, or delete this site’s data in your browser settings.',
  ),
  /** The scroll positions. */
  scroll: storedItem(
    'Scroll positions',
    'Shows the same part of a page when you go back to it.',
    'Deleted when you close the tab.',
  ),
  /** The marker of a reloaded page. */
  reload: storedItem(
    'Page reload marker',
    'Prevents endless reloads: a page that fails to load is reloaded only once.',
    'Deleted when you close the tab.',
  ),
})

/** The texts of a place with its map. */
const mapTextsSchema = z.strictObject({
  /** The term beside the phone number. */
  phone: text('Phone'),
  /** The link to directions at the map provider. */
  directions: text('Get directions'),
  /** A name before a text: the place and a text of its map. Read aloud, and in titles of feeds, calendars and link previews. */
  named: text('{name}: {text}'),
  /** The name of the map, which is read aloud. */
  map: text('Map'),
  /** The link that skips the map. Visible for visitors who use the keyboard. */
  skip: text('Skip the map'),
  /** The name of the map, which is read aloud. `{title}`: the title of the map, `{city}`: the city of the place. */
  frame: text('Map: {title}, {city}'),
  /** The title of the map on a page of its own. `{title}`: the title of the map. */
  document: text('Map: {title}'),
  /** What loading the map means for the visitor. `{provider}`: the name of the map provider. */
  consent: text(
    'The interactive map comes from {provider}. If you load it, {provider} receives your IP address and may store data in your browser.',
  ),
  /** The button that agrees and loads the map. */
  load: text('Load map'),
  /** While the map is loading. */
  loading: text('Loading the map…'),
  /** When the map is loaded, which is read aloud. */
  loaded: text('The map is loaded.'),
  /** The heading if the map could not be loaded. */
  failedTitle: text('The map could not be loaded'),
  /** Why the map could not be loaded. `{provider}`: the name of the map provider. */
  failed: text(
    '{provider} did not respond, or your browser or network blocked it. You can still use the address and the directions.',
  ),
  /** The button that loads the map again. */
  retry: text('Try again'),
  /** The heading if the provider does not accept the key of the site. */
  refusedTitle: text('Error: AuthFailure'),
  /** What that means. `{provider}`: the name of the map provider. */
  refused: text(
    '{provider} does not accept this site’s API key, so the map cannot be shown. The key may be wrong, expired or not allowed for this address. Only we can fix this. You can still use the address and the directions.',
  ),
})

/** The texts of a video of another company. */
const videoTextsSchema = z.strictObject({
  /** What playing the video means for the visitor. `{provider}`: the name of the third party. */
  consent: text(
    'The video comes from {provider}. If you play it, {provider} receives your IP address and may store data in your browser.',
  ),
  /** The button that agrees and plays the video. */
  play: text('Play video'),
  /** The link to the page of the video. `{provider}`: YouTube or Vimeo. */
  watch: text('Watch on {provider}'),
})

/** The texts of an event's details. */
const eventTextsSchema = z.strictObject({
  /** The term beside the times. */
  time: text('Time'),
  /** The times. `{start}` and `{end}`: e.g. 3:00pm and 5:00pm EDT. */
  times: text('{start} to {end}'),
  /** The term beside the venue. */
  place: text('Place'),
  /** The term beside the audience. */
  audience: text('For'),
  /** The link to the calendar file, until the event is over. */
  addToCalendar: text('Add to calendar'),
  /** The label of an event that is over. */
  past: text('Past event'),
})

/** The texts of open positions. */
const openingsTextsSchema = z.strictObject({
  /** The term beside the location. */
  location: text('Location'),
  /** The term beside the clearance, and the label of the filter. */
  clearance: text('Clearance'),
  /** The first option of the filter. */
  allClearances: text('All clearances'),
  /** The term beside the discipline, and the label of the filter. */
  discipline: text('Discipline'),
  /** The first option of the filter. */
  allDisciplines: text('All disciplines'),
  /** The term beside the pay. */
  pay: text('Pay'),
  /** When the position was posted. */
  posted: text('Posted {date}'),
  /** The last day for applications. */
  closes: text('Apply by {date}'),
  /** The link to the application. */
  apply: text('Apply'),
  /** The same link for screen readers. `{apply}`: the text above, `{title}`: the title of the position. */
  applyFor: text('{apply} for {title}'),
  /** The number of positions that the filters leave. */
  shown: text('{shown} of {count} open positions'),
  /** Shown if the filters leave no position. */
  noMatch: text('No open position matches both filters.'),
  /** The button that resets the filters. */
  showAll: text('Show all positions'),
})

/** The texts of lists of articles. */
const articleListTextsSchema = z.strictObject({
  /** The link to the Atom feed below a list. */
  feed: text('Feed (Atom)'),
  /** Instead of a list, if there are no articles. */
  none: text('There are no articles yet.'),
})

/** The texts around the sections of an article. */
const articleTextsSchema = z.strictObject({
  /** When an article was changed. */
  updated: text('Updated {date}'),
  /** The name of the links at the end of an article, which is read aloud. */
  others: text('More articles'),
  /** Above the link to the article before. */
  older: text('Previous article'),
  /** Above the link to the article after. */
  newer: text('Next article'),
  /** Above the link to the page with all articles. */
  all: text('All articles'),
})

/** The texts of opening hours. */
const openingHoursTextsSchema = z.strictObject({
  /** Instead of times, on a day without hours. */
  closed: text('Closed'),
})

/** The texts of a gallery of images. */
const imageGalleryTextsSchema = z.strictObject({
  /** The button that shows an image larger, which is read aloud. `{image}`: its alternative text. */
  enlarge: text('Enlarge: {image}'),
})

/** The texts of a list of facts. */
const factSheetTextsSchema = z.strictObject({
  /** Below the values of a fact. `{source}`: e.g. SAM.gov, `{date}`: when it was confirmed. */
  source: text('Source: {source}, {date}'),
})

/** The texts of links to files. */
const downloadTextsSchema = z.strictObject({
  /** The end of a link to a file. `{format}`: e.g. PDF, `{size}`: e.g. 46 kB. */
  label: text('({format}, {size})'),
})

/** The texts of the hero's changing images. */
const slideshowTextsSchema = z.strictObject({
  /** The button that pauses the images. */
  pause: text('Pause background'),
  /** The button that plays the images again. */
  play: text('Play background'),
})

/**
 * The texts that the components of `src/` show to visitors, by
 * area. Every text has an English default. The browser loads a text only with the components that
 * use it: `virtual:texts/<area>`.
 */
export const textsSchema = z.strictObject({
  /** **Header and menu.** Around each page: header, menu and links. */
  shell: shellTextsSchema.prefault({}),
  /** The page that is shown if a page cannot be loaded or rendered. */
  errorPage: errorPageTextsSchema.prefault({}),
  /** **Privacy bar.** The consent bar: texts that its settings do not contain. */
  consent: consentTextsSchema.prefault({}),
  /** Forms: texts that their settings do not contain. */
  form: formTextsSchema.prefault({}),
  /** The messages of international phone numbers, numbers, dates, files and agreements in forms. */
  field: fieldTextsSchema.prefault({}),
  /** The sections about third parties and stored data. */
  privacy: privacyTextsSchema.prefault({}),
  /** The details of an event. */
  event: eventTextsSchema.prefault({}),
  /** Links to files. */
  download: downloadTextsSchema.prefault({}),
  /** Around the sections of an article. */
  article: articleTextsSchema.prefault({}),
  /** Lists of articles. */
  articleList: articleListTextsSchema.prefault({}),
  /** Lists of facts. */
  factSheet: factSheetTextsSchema.prefault({}),
  /** Galleries of images. */
  imageGallery: imageGalleryTextsSchema.prefault({}),
  /** Opening hours. */
  openingHours: openingHoursTextsSchema.prefault({}),
  /** Open positions. */
  openings: openingsTextsSchema.prefault({}),
  /** A place with its map. */
  map: mapTextsSchema.prefault({}),
  /** Videos of other companies. */
  video: videoTextsSchema.prefault({}),
  /** The changing images at the top of a page. */
  slideshow: slideshowTextsSchema.prefault({}),
})

/** The texts of a site, with defaults filled in. */
export type Texts = z.output<typeof textsSchema>

/** The name of a language pack: of its module in `src/languages/` and of the export with complete texts. */
export type LanguagePack = 'french' | 'german' | 'spanish'

/** The languages with a pack. */
export const languagePacks: ReadonlyMap<string, LanguagePack> = new Map([
  ['de', 'german'],
  ['es', 'spanish'],
  ['fr', 'french'],
])

/**
 * All texts as a manifest declares them. `texts: { … } satisfies AllTexts` makes a missing text a type
 * error, for a site in a language without a pack.
 */
export type AllTexts = Complete<Texts>

type Complete<T> = { readonly [K in keyof T]: T[K] extends string ? string : Complete<T[K]> }
