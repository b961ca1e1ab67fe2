import type { Site } from '../../src/site/site.ts'

/**
 * The country of the site, as a two-letter code of ISO 3166-1: that of the place in the footer, otherwise
 * of the first place, otherwise `US`.
 */
export function siteCountry({ footer, places }: Site): string {
  const inFooter = footer.place === undefined ? undefined : places[footer.place]
  const place = inFooter ?? Object.values(places)[0]
  return place?.address.country ?? 'US'
}
