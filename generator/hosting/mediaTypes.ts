/** The media type of calendar files. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** The headers of calendar files, for hosts that find out media types themselves. */
export const CALENDAR_HEADERS = { 'Content-Type': CALENDAR_TYPE }

/** The media types of the files of a build, by file extension. nginx and the preview use them. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: CALENDAR_TYPE,
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}
