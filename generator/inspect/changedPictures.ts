import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { roleOf } from '../../src/model/role.ts'
import { siteSchema } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { relativePath } from '../files.ts'
import { property, valueAt } from '../manifest/modelValues.ts'
import { schemaAt, unwrapped } from '../manifest/schemaWalk.ts'
import { fileAt } from '../project/git.ts'
import type { Project } from '../projectPaths.ts'
import { pathInManifest, type LocatedChange, type State, type States } from './comparedStates.ts'

/** Small versions of the pictures that a change has replaced. Undefined if it is about no picture. */
export async function picturesOf(project: Project, { old, next }: States, change: LocatedChange) {
  const pictureIn = (
    { version, snapshot: { snapshot } }: State,
    { path: at, value }: LocatedChange['old'],
  ) => {
    const location = pathInManifest(change, at)
    const schema = unwrapped(schemaAt(siteSchema, snapshot, location))
    const isReference = schema !== undefined && roleOf(schema, 'reference')?.kind === 'image'
    const image = isReference ? valueAt(snapshot, ['media', 'images', String(value)]) : value
    const file = isReference || isImage(location) ? property(image, 'file') : undefined
    return typeof file === 'string' ? thumbnail(project, version, file) : undefined
  }
  const pictures = {
    before: await pictureIn(old, change.old),
    after: await pictureIn(next, change.next),
  }
  return pictures.before === undefined && pictures.after === undefined ? undefined : pictures
}

const isImage = (at: ModelPath) => at.length === 3 && at[0] === 'media' && at[1] === 'images'

/** A small picture as a URL that contains it. Undefined if the file is missing or damaged. */
async function thumbnail({ root, images }: Project, version: string | undefined, name: string) {
  const file = path.join(images, name)
  const bytes =
    version === undefined
      ? await readFile(file).catch(() => undefined)
      : await fileAt(root, version, relativePath(root, file))
  if (bytes === undefined) return undefined
  const { default: sharp } = await import('sharp')
  const small = await sharp(bytes)
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' })
    .webp()
    .toBuffer()
    .catch(() => undefined)
  return small && `data:image/webp;base64,${small.toString('base64')}`
}

/** The width and the height of a small picture. Pixels. */
const THUMBNAIL = 160
