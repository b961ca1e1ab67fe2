import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { imageSchema } from '../../src/model/image.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { builtFiles } from '../assets/builtFiles.ts'
import { imageCacheOf } from '../assets/cacheStore.ts'
import { responsiveImage } from '../assets/responsiveImage.ts'
import { parseSymbol } from '../brand/readSymbol.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { isBelow } from '../manifest/modelValues.ts'
import { pathSegment } from '../manifest/sitePages.ts'
import type { Project } from '../projectPaths.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import { uniqueName } from '../text.ts'
import { pageRegions } from '../edits/describe/editablePage.ts'
import { imageUrl } from '../edits/describe/choices.ts'
import { revisionAt, revisionSchema, targetShape } from '../edits/revision.ts'
import { editsForValues, type EditContext } from '../edits/valueChanges.ts'
import { cropSchema, storedImage, type StoredImage } from './storedImage.ts'

/** The pictures of the site, with what a change of them needs. */
export function sitePictures({ project, site, source }: EditContext) {
  const references = imageReferences(site)
  return Object.entries(site.media.images).map(([name, { file, alt, focus }]) => {
    const at = ['media', 'images', name]
    const targetAt = (key: string) => ({
      path: [...at, key],
      revision: revisionAt(source, [...at, key]),
    })
    return {
      name,
      /** Its file in `src/images/`. */
      file,
      /** The URL of the original file. */
      original: imageUrl(site, project, file),
      alt,
      altTarget: targetAt('alt'),
      focus,
      focusTarget: targetAt('focus'),
      /** At how many places of the site it is used. */
      uses: references.filter((other) => other.name === name).length,
      /** The revision of its entry. Undefined if the manifest does not contain it. */
      revision: revisionAt(source, at),
    }
  })
}

/** The places of the page at a path that show some of the pictures, in the order of the document. */
export async function editableImages(
  { project, site, source }: EditContext,
  page: string,
  pictures: ReturnType<typeof sitePictures>,
) {
  const references = imageReferences(site)
  const places = pageRegions(site, page).flatMap(({ selector, name: region, paths }) =>
    selector === undefined
      ? []
      : references
          .filter(({ path: at }) => paths.some((prefix) => isBelow(at, prefix)))
          .map(({ name, path: at }) => ({ selector, region, name, path: at })),
  )
  const images = places.map(async ({ name, ...place }) => {
    const picture = pictures.find((other) => other.name === name)
    const src = picture && (await srcOf(project, site, picture))
    if (picture === undefined || src === undefined) return []
    return [
      {
        ...place,
        revision: revisionAt(source, place.path),
        picture,
        /** The `src` of the `img` elements that show it. */
        src,
      },
    ]
  })
  return (await Promise.all(images)).flat()
}

/** The `src` of an image on pages. Undefined if its file is missing or damaged. */
async function srcOf(
  { root, images }: Pick<Project, 'root' | 'images'>,
  { media: { source, widths } }: Site,
  { file, focus }: Pick<Site['media']['images'][string], 'file' | 'focus'>,
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
  /** The content of the author's file, in Base64. Default: that of the image `file` of the site. */
  content: z.string().optional(),
  /** The name of the file. The name of the stored file is made from it. */
  file: z.string().max(1000),
  /** The part that the author has chosen. Default: all of it. */
  crop: cropSchema.optional(),
  /** The alternative text. */
  alt: z.string().max(10_000),
  /** The focal point: fractions of the width from the left, and of the height from the top. */
  focus: imageSchema.shape.focus.unwrap(),
  /** The value that gets the name of the new image, e.g. at the path `['routes', '/', 'hero', 'images', 0]`. */
  ...targetShape,
})

type ImageChange = z.output<typeof imageChangeSchema>

/** Stores an SVG file in `src/images/`, and makes it the symbol of the brand. */
export const symbolChangeSchema = z.strictObject({
  kind: z.literal('addSymbol'),
  /** The text of the author's file. */
  content: z.string().max(100_000),
  /** Its name. The name of the stored file is made from it. */
  file: z.string().max(1000),
  /** The value that gets the name of the stored file: `brand.symbol`. */
  ...targetShape,
})

/** Removes an image that nothing uses, and its file. */
export const imageRemovalSchema = z.strictObject({
  kind: z.literal('removeImage'),
  /** The name in `media.images`. */
  name: z.string().max(1000),
  /** The revision of the entry that the author saw. */
  revision: revisionSchema,
})

/** Makes the file that a change stores. */
export async function fileOfChange(
  { project, site }: Pick<EditContext, 'project' | 'site'>,
  { content, file, crop }: ImageChange,
): Promise<StoredImage> {
  const bytes =
    content === undefined ? await siteFile(project, site, file) : Buffer.from(content, 'base64')
  const options = { crop, largest: Math.max(...site.media.widths) }
  return storedImage(bytes, options, imageCacheOf(project.root))
}

/** The content of the file of an image of the site. */
async function siteFile({ images }: Project, site: Site, file: string): Promise<Buffer> {
  const isDeclared = Object.values(site.media.images).some((image) => image.file === file)
  const bytes = isDeclared && (await readFile(path.join(images, file)).catch(() => false))
  if (typeof bytes !== 'boolean') return bytes
  throw new UserError(`The site has no picture ${file} any more. Choose another one.`)
}

/** The edits that declare a new image and show it at a place, and its file. */
export async function editsForImage(
  context: EditContext,
  { file: original, alt, focus, path: place, revision }: ImageChange,
  { bytes, extension }: StoredImage,
) {
  const { project, site } = context
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
    others: [{ path: path.join(project.images, file), before: undefined, after: bytes }],
  }
}

/** The edits that make an SVG file the symbol, and the file. It can contain only shapes and gradients. */
export async function editsForSymbol(
  context: EditContext,
  { content, file: original, path: place, revision }: z.output<typeof symbolChangeSchema>,
) {
  const { project, site } = context
  const [problem] = parseSymbol(content).problems
  if (problem !== undefined) throw new UserError(`${problem.message} ${problem.hint}`)
  await mkdir(project.images, { recursive: true })
  const taken = { files: await readdir(project.images), names: [] }
  const { file } = imageNames(original, 'svg', taken, site.language)
  const at = path.join(project.images, file)
  return {
    edits: editsForValues(context, [{ path: place, revision, value: file }]),
    others: [{ path: at, before: undefined, after: Buffer.from(content) }],
  }
}

/** The edits that remove an image that nothing uses, and its file, which undo creates again. */
export async function editsForImageRemoval(
  context: EditContext,
  { name, revision }: z.output<typeof imageRemovalSchema>,
) {
  const { project, site } = context
  const edits = editsForValues(context, [{ path: ['media', 'images', name], revision }])
  if (usedImages(site).has(name)) {
    throw new UserError('The picture is used again, so it was not removed.')
  }
  const file = site.media.images[name]?.file ?? ''
  const rest = Object.entries(site.media.images).filter(([other]) => other !== name)
  const isShared = rest.some(([, image]) => image.file === file) || site.brand.symbol === file
  const at = path.join(project.images, file)
  const bytes = isShared ? undefined : await readFile(at).catch(() => undefined)
  return { edits, others: bytes ? [{ path: at, before: bytes, after: undefined }] : [] }
}

/** The names of the images that a change has left without use. */
export function abandonedImages(before: Site, after: Site): readonly string[] {
  const [usedBefore, usedAfter] = [usedImages(before), usedImages(after)]
  return Object.keys(after.media.images).filter(
    (name) => usedBefore.has(name) && !usedAfter.has(name),
  )
}

/** The names of the images that the site uses. */
const usedImages = (site: Site): ReadonlySet<string> =>
  new Set(imageReferences(site).map(({ name }) => name))

const imageReferences = (site: Site) =>
  referencesIn(siteSchema, site).filter(({ kind }) => kind === 'image')

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
