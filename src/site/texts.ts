import * as z from 'zod'
import { text } from '../model/text.ts'
import { fieldTextsSchema, formTextsSchema } from './formTexts.ts'

/** The texts around each page: header, menu and links. */
const shellTextsSchema = z.strictObject({
  /** The first link of every page, which skips the header. Default: “Skip to content” */
  skipLink: text('Skip to content'),
  /** Announced after a link that opens a new tab. Default: “(opens in new tab)” */
  newTab: text('(opens in new tab)'),
  /** The name of the announcement above the header, for assistive technology. Default: “Announcement” */
  announcement: text('Announcement'),
  /** The name of the button that closes it, for assistive technology. Default: “Close the announcement” */
  closeAnnouncement: text('Close the announcement'),
  /** The name of the menu in the header of wide windows, for assistive technology. Default: “Main” */
  mainMenu: text('Main'),
  /** The name of the button that opens a submenu, for assistive technology. `{name}`: the menu item. Default: “{name} submenu” */
  submenu: text('{name} submenu'),
  /** The button that opens the menu in narrow windows, and the name of the panel that it opens. Default: “Menu” */
  menu: text('Menu'),
  /** The full name of that button, for assistive technology. `{menu}`: the text that is visible. Default: “Open {menu}” */
  openMenu: text('Open {menu}'),
  /** The button that closes the panel. Default: “Close” */
  close: text('Close'),
  /** The full name of that button, for assistive technology. `{close}`: the text that is visible. Default: “{close} Menu” */
  closeMenu: text('{close} Menu'),
  /** The name of the menu in the panel, for assistive technology. Default: “Site” */
  panelMenu: text('Site'),
  /** The name of the list of pages in the footer, and the link to it while there is no menu. Default: “Site menu” */
  siteMenu: text('Site menu'),
  /** The button that loads the menu again, while it is loading. Default: “Loading the menu…” */
  menuLoading: text('Loading the menu…'),
  /** The button that loads the menu again. Default: “Try again” */
  menuRetry: text('Try again'),
})

/** The texts of the page that is shown if a page cannot be loaded or rendered. */
const errorPageTextsSchema = z.strictObject({
  /** The title of the document, after the name of the product. Default: “Page Not Shown” */
  documentTitle: text('Page Not Shown'),
  /** The small line above the heading. Default: “Something went wrong” */
  label: text('Something went wrong'),
  /** The heading. Default: “This page could not be shown” */
  title: text('This page could not be shown'),
  /** What the visitor can do. Default: “The problem is on our side or with your connection. Reloading the page usually helps.” */
  explanation: text(
    'The problem is on our side or with your connection. Reloading the page usually helps.',
  ),
  /** The button that reloads the page. Default: “Reload the page” */
  reload: text('Reload the page'),
  /** The link to the home page. Default: “Go to the home page” */
  home: text('Go to the home page'),
})

/** The texts of the privacy bar that `consent` of the manifest does not contain. */
const consentTextsSchema = z.strictObject({
  /** The current choice, when the bar is opened again. `{category}`: the title of the category. Default: “{category}: allowed.” */
  allowed: text('{category}: allowed.'),
  /** The current choice, when the bar is opened again. `{category}`: the title of the category. Default: “{category}: not allowed.” */
  notAllowed: text('{category}: not allowed.'),
  /** Shown if the browser declines for the visitor (Global Privacy Control). Default: “Your browser asks websites not to share your data (Global Privacy Control). We treat this as a refusal unless you allow it here.” */
  declinedByBrowser: text(
    'Your browser asks websites not to share your data (Global Privacy Control). We treat this as a refusal unless you allow it here.',
  ),
})

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
const privacyTextsSchema = z.strictObject({
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
  /** The occasion of a video. `{category}`: the title of its category of consent. Default: “Only after you allow “{category}” and play a video.” */
  whenVideo: text('Only after you allow “{category}” and play a video.'),
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
  /** The closed announcement. Default: the English texts. */
  announcement: storedItem(
    'Closed announcement',
    'Remembers that you closed the announcement at the top of the pages.',
    'Kept until you close another announcement, or delete this site’s data in your browser settings.',
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

/** The texts of a place with its map. */
const mapTextsSchema = z.strictObject({
  /** The term beside the phone number. Default: “Phone” */
  phone: text('Phone'),
  /** The link to directions at the map provider. Default: “Get directions” */
  directions: text('Get directions'),
  /** A name before a text: the place and a text of its map, for assistive technology; also in titles of feeds, calendars and link previews. Default: “{name}: {text}” */
  named: text('{name}: {text}'),
  /** The name of the map, for assistive technology. Default: “Map” */
  map: text('Map'),
  /** The link that skips the map. Visible while it has the focus. Default: “Skip the map” */
  skip: text('Skip the map'),
  /** The name of the map's frame. `{title}`: the title of the map, `{city}`: the city of the place. Default: “Map: {title}, {city}” */
  frame: text('Map: {title}, {city}'),
  /** The title of the map's own document. `{title}`: the title of the map. Default: “Map: {title}” */
  document: text('Map: {title}'),
  /** What loading the map means for the visitor. `{provider}`: the name of the map provider. Default: “The interactive map comes from {provider}. If you load it, {provider} receives your IP address and may store data in your browser.” */
  consent: text(
    'The interactive map comes from {provider}. If you load it, {provider} receives your IP address and may store data in your browser.',
  ),
  /** The button that agrees and loads the map. Default: “Load map” */
  load: text('Load map'),
  /** While the map is loading. Default: “Loading the map…” */
  loading: text('Loading the map…'),
  /** When the map is loaded, for assistive technology. Default: “The map is loaded.” */
  loaded: text('The map is loaded.'),
  /** The heading if the map could not be loaded. Default: “The map could not be loaded” */
  failedTitle: text('The map could not be loaded'),
  /** Why the map could not be loaded. `{provider}`: the name of the map provider. Default: “{provider} did not respond, or your browser or network blocked it. You can still use the address and the directions.” */
  failed: text(
    '{provider} did not respond, or your browser or network blocked it. You can still use the address and the directions.',
  ),
  /** The button that loads the map again. Default: “Try again” */
  retry: text('Try again'),
  /** The heading if the provider does not accept the API key. Default: “Error: AuthFailure” */
  refusedTitle: text('Error: AuthFailure'),
  /** What that means. `{provider}`: the name of the map provider. Default: “{provider} does not accept this site’s API key, so the map cannot be shown. The key may be wrong, expired or not allowed for this address. Only we can fix this. You can still use the address and the directions.” */
  refused: text(
    '{provider} does not accept this site’s API key, so the map cannot be shown. The key may be wrong, expired or not allowed for this address. Only we can fix this. You can still use the address and the directions.',
  ),
})

/** The texts of a video of another company. */
const videoTextsSchema = z.strictObject({
  /** What playing the video means for the visitor. `{provider}`: the name of the third party. Default: “The video comes from {provider}. If you play it, {provider} receives your IP address and may store data in your browser.” */
  consent: text(
    'The video comes from {provider}. If you play it, {provider} receives your IP address and may store data in your browser.',
  ),
  /** The button that agrees and plays the video. Default: “Play video” */
  play: text('Play video'),
  /** The link to the page of the video. `{provider}`: YouTube or Vimeo. Default: “Watch on {provider}” */
  watch: text('Watch on {provider}'),
})

/** The texts of an event's details. */
const eventTextsSchema = z.strictObject({
  /** The term beside the times. Default: “Time” */
  time: text('Time'),
  /** The times. `{start}` and `{end}`: e.g. 3:00pm and 5:00pm EDT. Default: “{start} to {end}” */
  times: text('{start} to {end}'),
  /** The term beside the venue. Default: “Place” */
  place: text('Place'),
  /** The term beside the audience. Default: “For” */
  audience: text('For'),
  /** The link to the calendar file, until the event is over. Default: “Add to calendar” */
  addToCalendar: text('Add to calendar'),
  /** The label of an event that is over. Default: “Past event” */
  past: text('Past event'),
})

/** The texts of open positions. */
const openingsTextsSchema = z.strictObject({
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

/** The texts of lists of articles. */
const articleListTextsSchema = z.strictObject({
  /** The link to the Atom feed below a list. Default: “Feed (Atom)” */
  feed: text('Feed (Atom)'),
  /** Instead of a list, if there are no articles. Default: “There are no articles yet.” */
  none: text('There are no articles yet.'),
})

/** The texts around the sections of an article. */
const articleTextsSchema = z.strictObject({
  /** When an article was changed. Default: “Updated {date}” */
  updated: text('Updated {date}'),
  /** The name of the links at the end of an article, for assistive technology. Default: “More articles” */
  others: text('More articles'),
  /** Above the link to the article before. Default: “Previous article” */
  older: text('Previous article'),
  /** Above the link to the article after. Default: “Next article” */
  newer: text('Next article'),
  /** Above the link to the page with all articles. Default: “All articles” */
  all: text('All articles'),
})

/** The texts of opening hours. */
const openingHoursTextsSchema = z.strictObject({
  /** Instead of times, on a day without hours. Default: “Closed” */
  closed: text('Closed'),
})

/** The texts of a gallery of images. */
const imageGalleryTextsSchema = z.strictObject({
  /** The button that shows an image larger, for assistive technology. `{image}`: its alternative text. Default: “Enlarge: {image}” */
  enlarge: text('Enlarge: {image}'),
})

/** The texts of a list of facts. */
const factSheetTextsSchema = z.strictObject({
  /** Below the values of a fact. `{source}`: e.g. SAM.gov, `{date}`: when it was confirmed. Default: “Source: {source}, {date}” */
  source: text('Source: {source}, {date}'),
})

/** The texts of testimonials. */
const testimonialsTextsSchema = z.strictObject({
  /** The quotation marks, with their spaces. `{quote}`: what the person said. Default: {quote} in quotation marks. */
  quotation: text('“{quote}”'),
})

/** The texts of links to files. */
const downloadTextsSchema = z.strictObject({
  /** The end of a link to a file. `{format}`: e.g. PDF, `{size}`: e.g. 46 kB. Default: “({format}, {size})” */
  label: text('({format}, {size})'),
})

/** The texts of the hero's changing images. */
const slideshowTextsSchema = z.strictObject({
  /** The button that pauses the images. Default: “Pause background” */
  pause: text('Pause background'),
  /** The button that plays the images again. Default: “Play background” */
  play: text('Play background'),
})

/**
 * The texts that the components of `src/` show to visitors, by
 * area. Every text has an English default. The browser loads a text only with the components that
 * use it: `virtual:texts/<area>`.
 */
export const textsSchema = z.strictObject({
  /** Around each page: header, menu and links. Default: the English texts. */
  shell: shellTextsSchema.prefault({}),
  /** The page that is shown if a page cannot be loaded or rendered. Default: the English texts. */
  errorPage: errorPageTextsSchema.prefault({}),
  /** The privacy bar: what `consent` of the manifest does not contain. Default: the English texts. */
  consent: consentTextsSchema.prefault({}),
  /** Forms: what `forms` of the manifest does not contain. Default: the English texts. */
  form: formTextsSchema.prefault({}),
  /** The messages of international phone numbers, numbers, dates, files and agreements in forms. Default: the English texts. */
  field: fieldTextsSchema.prefault({}),
  /** The sections about third parties and stored data. Default: the English texts. */
  privacy: privacyTextsSchema.prefault({}),
  /** The details of an event. Default: the English texts. */
  event: eventTextsSchema.prefault({}),
  /** Links to files. Default: the English texts. */
  download: downloadTextsSchema.prefault({}),
  /** Around the sections of an article. Default: the English texts. */
  article: articleTextsSchema.prefault({}),
  /** Lists of articles. Default: the English texts. */
  articleList: articleListTextsSchema.prefault({}),
  /** Lists of facts. Default: the English texts. */
  factSheet: factSheetTextsSchema.prefault({}),
  /** Galleries of images. Default: the English texts. */
  imageGallery: imageGalleryTextsSchema.prefault({}),
  /** Opening hours. Default: the English texts. */
  openingHours: openingHoursTextsSchema.prefault({}),
  /** Open positions. Default: the English texts. */
  openings: openingsTextsSchema.prefault({}),
  /** A place with its map. Default: the English texts. */
  map: mapTextsSchema.prefault({}),
  /** What customers and partners say. Default: the English texts. */
  testimonials: testimonialsTextsSchema.prefault({}),
  /** Videos of other companies. Default: the English texts. */
  video: videoTextsSchema.prefault({}),
  /** The changing images of a hero. Default: the English texts. */
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
