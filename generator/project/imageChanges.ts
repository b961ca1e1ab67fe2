import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { imageSchema } from '../../src/model/image.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { builtFiles } from '../assets/builtFiles.ts'
import { cacheKey, imageCacheOf } from '../assets/cacheStore.ts'
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
import { revisionAt, revisionSchema, targetShape } from '../edits/revision.ts'
import { editsForValues, type EditContext } from '../edits/valueChanges.ts'
import { cropSchema, storedImage, type StoredImage } from './storedImage.ts'

/** The places of the page at a path that show images, in the order of the document. */
export async function editableImages({ project, site, source }: EditContext, page: string) {
  const references = imageReferences(site)
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
        /** Its file in `src/images/`. */
        file: image.file,
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

/** The picture that a change stores as a new file. */
const pictureShape = {
  /** The content of the author's file, in Base64. Default: that of the image `file` of the site. */
  content: z.string().optional(),
  /** The name of the file. The name of the stored file is made from it. */
  file: z.string().max(1000),
  /** The part that the author has chosen. Default: all of it. */
  crop: cropSchema.optional(),
}

/** A picture whose stored file is described before it is stored. */
export const pictureSchema = z.strictObject(pictureShape)

/** Stores a file in `src/images/`, declares it as a new image, and shows it at a place of the site. */
export const imageChangeSchema = z.strictObject({
  kind: z.literal('addImage'),
  ...pictureShape,
  /** The alternative text. */
  alt: z.string().max(10_000),
  /** The focal point: fractions of the width from the left, and of the height from the top. */
  focus: imageSchema.shape.focus.unwrap(),
  /** The value that gets the name of the new image, e.g. at the path `['routes', '/', 'hero', 'images', 0]`. */
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

/** Makes the file that a picture is stored as. */
export type MakeFile = (
  context: Pick<EditContext, 'project' | 'site'>,
  picture: z.output<typeof pictureSchema>,
) => Promise<StoredImage>

/** Creates the function that makes the files of pictures. It keeps the last one, which is described before it is stored. */
export function imageFileMaker(): MakeFile {
  let last: { readonly key: string; readonly made: Promise<StoredImage> } | undefined
  return async ({ project, site }, { content, file, crop }) => {
    const bytes =
      content === undefined ? await siteFile(project, site, file) : Buffer.from(content, 'base64')
    const options = { crop, largest: Math.max(...site.media.widths) }
    const key = cacheKey(bytes, JSON.stringify(options))
    if (last?.key === key) return last.made
    const made = storedImage(bytes, options, imageCacheOf(project.root))
    last = { key, made }
    // The next call tries again, e.g. when the disk has space.
    made.catch(() => {
      if (last?.made === made) last = undefined
    })
    return made
  }
}

/** What an author learns about the file that a picture is stored as. */
export const describedFile = ({ bytes, width, height }: StoredImage) => ({
  result: 'usable' as const,
  /** The size of the file. */
  bytes: bytes.length,
  /** Pixels. */
  width,
  /** Pixels. */
  height,
})

/** The content of the file of an image of the site. */
async function siteFile({ images }: Project, site: Site, file: string): Promise<Buffer> {
  const isDeclared = Object.values(site.media.images).some((image) => image.file === file)
  const bytes = isDeclared && (await readFile(path.join(images, file)).catch(() => false))
  if (typeof bytes !== 'boolean') return bytes
  throw new UserError(`The site has no image file ${file} any more. Choose a new file.`)
}

/** The edits that declare a new image and show it at a place, and its file. */
export async function editsForImage(
  context: EditContext,
  change: z.output<typeof imageChangeSchema>,
  makeFile: MakeFile,
) {
  const { project, site } = context
  const { file: original, alt, focus, path: place, revision } = change
  const { bytes, extension } = await makeFile(context, change)
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

/** The images that nothing uses, with what a removal needs. */
export const unusedImages = ({ project, site, source }: EditContext) => {
  const used = usedImages(site)
  return Object.entries(site.media.images).flatMap(([name, { file, alt }]) => {
    const revision = revisionAt(source, ['media', 'images', name])
    if (used.has(name) || revision === undefined) return []
    return [{ name, file, alt, original: imageUrl(site, project, file), revision }]
  })
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
