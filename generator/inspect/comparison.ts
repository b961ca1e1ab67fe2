import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod'
import { roleOf } from '../../src/model/role.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { emitManifestSnapshot } from '../emit/snapshots.ts'
import { relativePath } from '../files.ts'
import { property, valueAt } from '../manifest/modelValues.ts'
import { schemaAt, unwrapped } from '../manifest/schemaWalk.ts'
import type { takeBackSchema } from '../project/earlierVersion.ts'
import { fileAt } from '../project/git.ts'
import { snapshotAt } from '../project/versions.ts'
import type { Project } from '../projectPaths.ts'
import { parseSnapshot, type locatedChanges, type Version } from './diff.ts'

/** A state of the site to compare. `version`: the hash of its commit; undefined: as it is now. */
export type State = { readonly version: string | undefined; readonly snapshot: Version }

/** The state of the site in a version. Undefined if the version has none. */
export async function stateOf(project: Project, version: string): Promise<State | undefined> {
  const text = await snapshotAt(project, version)
  return text === undefined ? undefined : { version, snapshot: parseSnapshot(text, 'The version') }
}

/** The state of a site as it is now. */
export const currentState = (site: Site): State => ({
  version: undefined,
  snapshot: parseSnapshot(emitManifestSnapshot(site), 'The site'),
})

export type LocatedChange = ReturnType<typeof locatedChanges>[number]

/** Two states of the site. `now`: the time of both builds, ISO 8601. */
export type States = { readonly old: State; readonly next: State; readonly now: string }

/** Whether a change is about a page, or another address, as a whole. */
export const isWholeAddress = ({ root, next }: LocatedChange) =>
  (root === 'addresses' || root === 'drafts') && next.path.length === 2

/** The path in the manifest of a value that is compared. */
export const pathInManifest = ({ root }: LocatedChange, at: ModelPath): ModelPath =>
  root === 'drafts' ? ['routes', ...at.slice(1)] : at

/** The path in the manifest of what has changed as it is now: of a new page the whole page. */
export const manifestPath = (change: LocatedChange): ModelPath =>
  isWholeAddress(change) ? ['routes', change.page] : pathInManifest(change, change.next.path)

/** A change of a value in words. */
type ChangedValue = {
  /** What has changed, e.g. `Section “Our values” · Title`. */
  readonly label: string
  readonly what: 'added' | 'removed' | 'changed' | 'emptied' | 'moved' | 'swapped'
  /** The positions of a moved entry in its list, from 1. */
  readonly positions?: { readonly from: number; readonly to: number }
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** The URLs of small pictures. Undefined: it is about no picture. */
  readonly pictures?: { readonly before?: string; readonly after?: string } | undefined
  /** The places that share the value, e.g. `Home: Section “Our values” · Title`. Default: it is in one place. */
  readonly places?: readonly string[]
  /** Whether others may rely on what has changed, e.g. an address. */
  readonly isBreaking: boolean
  /** The edit that takes the change back. Undefined: it cannot be taken back alone. */
  readonly takeBack?: z.output<typeof takeBackSchema> | undefined
}

/** The changes of a page. */
export type ChangedPage = {
  /** The name of the page. Undefined: all pages. */
  readonly page: string | undefined
  readonly changes: readonly ChangedValue[]
}

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
