import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ImageChange } from '../../../../src/editing/images/imageChanges.ts'
import { referenceRegistry } from '../../../../src/model/reference.ts'
import { siteSchema, type Site } from '../../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import type { Project } from '../../../manifest/project.ts'
import { schemaAt } from '../../../manifest/schemaWalk.ts'
import { joined, type PlannedChange } from '../plannedChange.ts'
import { planSetting } from '../settings/planSetting.ts'
import { wrappedSchema } from '../settings/schemaShape.ts'
import { imageNames } from './imageNames.ts'
import type { Uploads } from './uploads.ts'

/** What a change of an image depends on. */
export type ImageContext = {
  readonly project: Pick<Project, 'images'>
  readonly site: Site
  readonly source: ManifestSource
  readonly uploads: Pick<Uploads, 'get'>
}

/** Plans a change of an image: a new file with its declaration and its place, or other properties. */
export async function planImageChange(
  context: ImageContext,
  change: ImageChange,
): Promise<PlannedChange> {
  return change.kind === 'addImage'
    ? planNewImage(context, change)
    : planEditedImage(context, change)
}

async function planNewImage(
  { project, site, source, uploads }: ImageContext,
  { upload: id, file: original, alt, focus, path: place, before }: NewImage,
): Promise<PlannedChange> {
  const upload = uploads.get(id)
  if (upload === undefined) {
    return { problem: 'The file is no longer in the memory of the server. Choose it again.' }
  }
  if (!isImageReference(site, place)) {
    return { problem: `${formatPath(place)} does not show an image.` }
  }
  if (alt.trim() === '') return { problem: NO_ALT }
  await mkdir(project.images, { recursive: true })
  const { file, name } = imageNames(
    original,
    upload.extension,
    {
      files: await readdir(project.images),
      names: Object.keys(site.media.images),
    },
    site.language,
  )
  const declaration = { file, alt: alt.trim(), focus }
  const planned = joined([
    planSetting(site, source, {
      kind: 'setting',
      path: [...IMAGES, name],
      value: declaration,
    }),
    planSetting(site, source, { kind: 'setting', path: place, before, value: name }),
  ])
  return 'edits' in planned
    ? { ...planned, created: { path: path.join(project.images, file), bytes: upload.bytes } }
    : planned
}

type NewImage = Extract<ImageChange, { kind: 'addImage' }>

const IMAGES = ['media', 'images']

const NO_ALT =
  'The alternative text is missing. Describe what the image shows, for people who cannot see it.'

/** Whether the value at a path is the name of an image, also if there is none yet. */
function isImageReference(site: Site, place: ModelPath): boolean {
  let schema = schemaAt(siteSchema, site, place)
  for (let inner = schema; inner !== undefined; inner = wrappedSchema(inner)) schema = inner
  return schema !== undefined && referenceRegistry.get(schema)?.kind === 'image'
}

function planEditedImage(
  { site, source }: ImageContext,
  { image, alt, focus }: Extract<ImageChange, { kind: 'editImage' }>,
): PlannedChange {
  if (!Object.hasOwn(site.media.images, image)) {
    return { conflict: `The manifest no longer declares the image ${image}. Nothing was changed.` }
  }
  if (alt?.value.trim() === '') return { problem: NO_ALT }
  const set = (key: string, { before, value }: NonNullable<typeof alt | typeof focus>) =>
    planSetting(site, source, { kind: 'setting', path: [...IMAGES, image, key], before, value })
  return joined([
    ...(alt === undefined ? [] : [set('alt', { ...alt, value: alt.value.trim() })]),
    ...(focus === undefined ? [] : [set('focus', focus)]),
  ])
}
