import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fillText } from '../../src/model/fillText.ts'
import { wordmarkOf } from '../../src/site/brand.ts'
import type { Page } from '../../src/site/page.ts'
import { type Site, siteInLanguage } from '../../src/site/site.ts'
import type { Plan } from '../emit/plan.ts'
import { croppedImages } from '../emit/structuredData.ts'
import { pageId, sitePages } from '../manifest/sitePages.ts'
import { memoize } from '../files.ts'
import type { Project } from '../projectPaths.ts'
import { siteColors } from '../brand/siteColors.ts'
import type { BuiltFiles } from './builtFiles.ts'
import { cached, cacheKey } from './cacheStore.ts'
import { croppedImage, type CropTo, openOriginal, type PixelStore } from './encodeImage.ts'
import { filesOf, type SourceFont } from './font.ts'
import { PREVIEW_SIZE, previewImage, type PreviewImage } from './previewImage.ts'
import { type OutlineText, textOutlines } from './textOutline.ts'

/** A `<meta>` element by its attributes. */
type MetaTag = Readonly<Record<string, string>>

/** The link preview of a path, which messengers and social networks show: its image and its `<meta>` elements. */
export type LinkPreview = { readonly image: PreviewImage; readonly tags: readonly MetaTag[] }

/** The link preview of every path of the site, as Open Graph data (https://ogp.me/). */
export async function linkPreviews(
  { site, symbol }: Plan,
  project: Project,
  font: SourceFont,
): Promise<Map<string, LinkPreview>> {
  const { name, origin } = site.product
  const files = [font, font.headings ?? []].flat().flatMap(filesOf)
  const fontBytes = Buffer.concat(files.map(({ bytes }) => bytes))
  const { tones } = siteColors(site.brand.colors)
  const read = memoize((file) => readFile(file))
  const pages = sitePages(site).map(async ({ path: pagePath, canonical, page }) => {
    const { title, label, images } = page.hero
    const preview = site.media.images[page.preview ?? '']
    const hero = preview ?? site.media.images[images[0] ?? '']
    const { named } = siteInLanguage(site, page.language).texts.map
    const image = previewImage(pageId(canonical), {
      title,
      label: label === name ? undefined : label,
      logo: { symbol, wordmark: wordmarkOf(site), tone: tones.dark },
      font: fontBytes,
      hero: hero && {
        file: hero.file,
        bytes: await read(path.join(project.images, hero.file)),
        focus: hero.focus,
      },
      isPlain: preview !== undefined,
    })
    const tags: MetaTag[] = [
      { property: 'og:type', content: page.article === undefined ? 'website' : 'article' },
      { property: 'og:site_name', content: name },
      { property: 'og:locale', content: localeOf(page.language ?? site.language) },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: origin + canonical },
      { property: 'og:image', content: `${origin}/${image.fileName}` },
      { property: 'og:image:width', content: String(PREVIEW_SIZE.width) },
      { property: 'og:image:height', content: String(PREVIEW_SIZE.height) },
      {
        property: 'og:image:alt',
        content:
          preview?.alt || (hero?.alt ? fillText(named, { name: title, text: hero.alt }) : title),
      },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...articleTags(page),
    ]
    return [pagePath, { image, tags }] as const
  })
  return new Map(await Promise.all(pages))
}

/** The dates of an article (https://ogp.me/#type_article). */
const articleTags = ({ article }: Page): MetaTag[] =>
  Object.entries({
    'article:published_time': article?.date,
    'article:modified_time': article?.updated,
  }).flatMap(([name, content]) => (content === undefined ? [] : [{ property: name, content }]))

/** A language as Open Graph writes it: `language_REGION`. Default of the region: the most likely one. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return [language, region].filter(Boolean).join('_')
}

/**
 * Adds the images for social networks and search engines: the preview image of each page, and the images that the
 * structured data of events and articles refers to, in several aspect ratios. They are cached in `.cache/share`.
 */
export async function addPreviewFiles(
  site: Site,
  { root, images }: Project,
  pages: ReadonlyMap<string, LinkPreview>,
  font: SourceFont,
  files: BuiltFiles,
): Promise<void> {
  const cache = path.join(root, '.cache/share')
  let outlines: Promise<OutlineText> | undefined
  // Only needed if an image is not in the cache.
  const loadFont = () => (outlines ??= textOutlines(font))
  const readOriginal = memoize((file) => readFile(file))
  for (const { image } of pages.values()) {
    const { fileName, hero: original, read } = image
    files.add({ fileName, original, read: (pixels) => read(cache, loadFont, pixels) })
  }
  for (const { file: fileName, image, width, height } of croppedImages(site)) {
    const original = site.media.images[image]
    if (original === undefined) continue
    const bytes = await readOriginal(path.join(images, original.file))
    const crop = { width, height, focus: original.focus }
    const key = cacheKey(bytes, JSON.stringify(crop))
    const read = (pixels: PixelStore) => cached(cache, key, () => encodeCrop(bytes, crop, pixels))
    files.add({ fileName, original: original.file, read })
  }
}

async function encodeCrop(bytes: Uint8Array, crop: CropTo, pixels: PixelStore) {
  const image = await croppedImage(await openOriginal(bytes, pixels), crop)
  return image.jpeg({ quality: 82 }).toBuffer()
}
