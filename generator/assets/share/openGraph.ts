import path from 'node:path'
import { wordmarkOf } from '../../../src/site/brand.ts'
import { siteColors } from '../../rules/colors.ts'
import type { Plan } from '../../emit/plan.ts'
import { pageId, sitePages } from '../../manifest/pages.ts'
import type { Project } from '../../manifest/project.ts'
import type { SourceFont } from '../font/subsetFont.ts'
import { SHARE_SIZE, shareImage, type ShareImage } from './shareImage.ts'

/** A `<meta>` element by its attributes. */
export type MetaTag = Readonly<Record<string, string>>

/** The Open Graph data of a path: its share image and its `<meta>` elements. */
export type OpenGraph = { readonly image: ShareImage; readonly tags: readonly MetaTag[] }

/** The Open Graph data of every path of the site (https://ogp.me/). */
export async function openGraphOfPages(
  { site, symbol }: Plan,
  project: Project,
  { bytes: font }: SourceFont,
): Promise<Map<string, OpenGraph>> {
  const { name, origin } = site.product
  const { tones } = siteColors(site.brand.colors)
  const pages = sitePages(site).map(async ({ path: own, canonical, page }) => {
    const { title, label, images } = page.hero
    const hero = site.media.images[images[0] ?? '']
    const image = await shareImage(pageId(canonical), {
      title,
      label: label === name ? undefined : label,
      logo: { symbol, wordmark: wordmarkOf(site), tone: tones.dark },
      font,
      hero: hero && path.join(project.images, hero.file),
      focus: hero?.focus,
    })
    const tags: MetaTag[] = [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: name },
      { property: 'og:locale', content: localeOf(site.language) },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: origin + canonical },
      { property: 'og:image', content: `${origin}/${image.fileName}` },
      { property: 'og:image:width', content: String(SHARE_SIZE.width) },
      { property: 'og:image:height', content: String(SHARE_SIZE.height) },
      { property: 'og:image:alt', content: [title, hero?.alt].filter(Boolean).join(': ') },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]
    return [own, { image, tags }] as const
  })
  return new Map(await Promise.all(pages))
}

/** A language as Open Graph writes it: `language_REGION`. Default of the region: the most likely one. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return [language, region].filter(Boolean).join('_')
}
