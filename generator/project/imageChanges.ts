import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { imageSchema } from '../../src/model/image.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { builtFiles } from '../assets/builtFiles.ts'
import { imageCacheOf } from '../assets/cacheStore.ts'
import { responsiveImage } from '../assets/responsiveImage.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { isBelow } from '../manifest/modelValues.ts'
import { pathSegment } from '../manifest/sitePages.ts'
import type { Project } from '../projectPaths.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import { uniqueName } from '../text.ts'
import { pageRegions } from '../edits/describe/editablePage.ts'
import { imageUrl } from '../edits/describe/choices.ts'
import { revisionAt, targetShape } from '../edits/revision.ts'
import { editsForValues, type EditContext } from '../edits/valueChanges.ts'

/** The places of the page at a path that show images, in the order of the document. */
export async function editableImages({ project, site, source }: EditContext, page: string) {
  const references = referencesIn(siteSchema, site).filter(({ kind }) => kind === 'image')
  const targetAt = (at: ModelPath) => ({ path: at, revision: revisionAt(source, at) })
  const places = pageRegions(site, page).flatMap(({ selector, name: region, paths }) =>
    selector === undefined
      ? []
      : references
          .filter(({ path: at }) => paths.some((prefix) => isBelow(at, prefix)))
          .map(({ name, path: at }) => ({ selector, region, name, ...targetAt(at) })),
  )
  const images = places.map(async ({ name, ...place }) => {
    const image = site.media.images[name]
    const src = image && (await srcOf(project, site, image))
    if (image === undefined || src === undefined) return []
    return [
      {
        ...place,
        name,
        /** The `src` of the `img` elements that show it. */
        src,
        /** The URL of the original file. */
        original: imageUrl(site, project, image.file),
        alt: image.alt,
        altTarget: targetAt(['media', 'images', name, 'alt']),
        focus: image.focus,
        focusTarget: targetAt(['media', 'images', name, 'focus']),
        /** At how many places of the site the image is used. */
        uses: references.filter((other) => other.name === name).length,
      },
    ]
  })
  return (await Promise.all(images)).flat()
}

/** The `src` of an image on pages. Undefined if its file is missing or damaged. */
async function srcOf(
  { root, images }: Pick<Project, 'root' | 'images'>,
  { media: { source, widths } }: Site,
  { file, focus }: Site['media']['images'][string],
): Promise<string | undefined> {
  const sorted = widths.toSorted((one, other) => one - other)
  const options = { focus, source, widths: sorted, portrait: false }
  const image = responsiveImage(path.join(images, file), options, builtFiles(), imageCacheOf(root))
  return image.then(
    ({ src }) => src,
    () => undefined,
  )
}

/** Stores a file in `src/images/`, declares it as a new image, and shows it at a place of the site. */
export const imageChangeSchema = z.strictObject({
  kind: z.literal('addImage'),
  /** The content of the file, in Base64. */
  content: z.string(),
  /** The name of the author's file. The name of the stored file is made from it. */
  file: z.string().max(1000),
  /** The alternative text. */
  alt: z.string().max(10_000),
  /** The focal point: fractions of the width from the left, and of the height from the top. */
  focus: imageSchema.shape.focus.unwrap(),
  /** The value that gets the name of the new image, e.g. at the path `['routes', '/', 'hero', 'images', 0]`. */
  ...targetShape,
})

/** The edits that declare a new image and show it at a place, and its file. */
export async function editsForImage(
  context: EditContext,
  {
    content,
    file: original,
    alt,
    focus,
    path: place,
    revision,
  }: z.output<typeof imageChangeSchema>,
) {
  const { project, site } = context
  const bytes = Buffer.from(content, 'base64')
  const extension = await checkImage(bytes)
  await mkdir(project.images, { recursive: true })
  const taken = {
    files: await readdir(project.images),
    names: Object.keys(site.media.images),
  }
  const { file, name } = imageNames(original, extension, taken, site.language)
  return {
    edits: editsForValues(context, [
      { path: ['media', 'images', name], value: { file, alt, focus } },
      { path: place, revision, value: name },
    ]),
    create: { path: path.join(project.images, file), bytes },
  }
}

/**
 * The extension for an intact image in a format for photos. The content decides, not the name. SVG files are not
 * accepted, because they can contain scripts. Throws a user error for other files.
 */
export async function checkImage(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp')
  // sharp throws for an empty file.
  const image = sharp(bytes.length === 0 ? Buffer.from(' ') : bytes)
  const metadata = await image.metadata().catch(() => undefined)
  const extension =
    metadata && EXTENSIONS[`${metadata.format} ${metadata.compression ?? ''}`.trim()]
  if (extension === undefined) {
    throw new UserError(
      'The file is not an image in a supported format. Use a JPEG, PNG, WebP or AVIF file.',
    )
  }
  // A truncated file has intact metadata.
  await image
    .resize(32)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UserError(
        'The image cannot be decoded: it is damaged or incomplete. Use an intact copy.',
      )
    })
  return extension
}

/** The extensions by the format and the compression that sharp reports. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'heif av1': 'avif',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
}

/**
 * Makes the names of a new image from the name of the author's file, which can contain anything: that of the file in
 * `src/images/`, e.g. `our-team.jpg`, and that in the manifest, e.g. `ourTeam`. Folders are left out; only letters
 * without diacritics, as the language of the site writes them, and digits are kept. A number makes a name unique, also
 * where upper and lower case, or two formats of an image, are the same.
 */
export function imageNames(
  original: string,
  extension: string,
  taken: { readonly files: readonly string[]; readonly names: readonly string[] },
  language: string,
) {
  const stem = uniqueName(stemOf(original, language), taken.files.map(withoutExtension))
  return { file: `${stem}.${extension}`, name: uniqueName(camelCase(stem), taken.names, '') }
}

const withoutExtension = (file: string) => file.toLowerCase().replace(/\.[^.]*$/, '')

function stemOf(original: string, language: string): string {
  const [last = ''] = original.split(/[/\\]/).toReversed()
  const words = pathSegment(last.replace(/\.[^.]*$/, ''), language)
  return words.slice(0, MAX_LENGTH).replace(/-$/, '') || 'image'
}

/** The maximum length of a name without its number and extension. Characters. */
const MAX_LENGTH = 60

function camelCase(stem: string): string {
  const name = stem.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(name) ? `image${name}` : name
}
