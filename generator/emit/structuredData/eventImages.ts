import type { Page } from '../../../src/site/page.ts'
import { eventsOn } from '../../../src/site/sectionReferences.ts'
import type { Site } from '../../../src/site/site.ts'
import { addresses, pageId } from '../../manifest/pages.ts'

/** An image that search engines may show of an event. */
export type EventImage = {
  /** Its file below the site's root. The name has no hash: crawlers come back to the same address. */
  readonly file: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The aspect ratios that Google recommends, as large as a full HD image. */
const SIZES = [
  { ratio: '16x9', width: 1920, height: 1080 },
  { ratio: '4x3', width: 1440, height: 1080 },
  { ratio: '1x1', width: 1080, height: 1080 },
]

/** The images of the events that the page at an address is about: crops of its first image. */
export const eventImages = (path: string): EventImage[] =>
  SIZES.map(({ ratio, width, height }) => ({
    file: `images/${pageId(path)}-${ratio}.jpg`,
    width,
    height,
  }))

/** Every page that search engines may list and that is about an event, by its own address. */
export const eventPages = (site: Site): { readonly path: string; readonly page: Page }[] =>
  addresses(site).filter(
    ({ path, canonical, page }) => path === canonical && page.indexed && eventsOn(page).length > 0,
  )
