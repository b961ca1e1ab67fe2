import { type Page, eventsOn } from '../../../src/site/page.ts'
import type { Site } from '../../../src/site/site.ts'
import { pageId, sitePages } from '../../manifest/pages.ts'

/** An image of an event for search engines. */
export type EventImage = {
  /** The path of the file in `dist/`. The name has no hash, because crawlers revisit the same URL. */
  readonly file: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The aspect ratios that Google recommends, at full HD size. */
const SIZES = [
  { ratio: '16x9', width: 1920, height: 1080 },
  { ratio: '4x3', width: 1440, height: 1080 },
  { ratio: '1x1', width: 1080, height: 1080 },
]

/** The images of the events on a page: crops of the first image of its hero. None if it has no image. */
export const eventImages = (path: string, { hero }: Page): EventImage[] =>
  hero.images.length === 0
    ? []
    : SIZES.map(({ ratio, width, height }) => ({
        file: `images/${pageId(path)}-${ratio}.jpg`,
        width,
        height,
      }))

/** Every indexed page with an event, by its canonical path. */
export const eventPages = (site: Site): { readonly path: string; readonly page: Page }[] =>
  sitePages(site).filter(
    ({ path, canonical, page }) => path === canonical && page.indexed && eventsOn(page).length > 0,
  )
