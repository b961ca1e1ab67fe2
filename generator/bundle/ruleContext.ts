import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { parseJson } from '../../src/model/json.ts'
import { availableFonts } from '../assets/font.ts'
import { readImageFolder } from '../assets/imageFiles.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { relativePath } from '../files.ts'
import { readText } from '../files.ts'
import type { Project } from '../manifest/project.ts'
import type { GeneratorContext, PreviousSite } from '../rules/rule.ts'
import { fileAt } from './git.ts'

/** What rules know besides the manifest: the files of the project and the site of the last commit. */
export async function ruleContext(project: Project): Promise<GeneratorContext> {
  const [{ all, unreadable, opaque, white, widths, svgFiles }, fonts, downloads, previous] =
    await Promise.all([
      readImageFolder(project.images, path.join(project.root, '.cache/images')),
      availableFonts(project),
      readdir(project.files).catch(() => []),
      previousSite(project),
    ])
  return {
    imageFiles: all,
    unreadableImages: unreadable,
    opaqueImages: opaque,
    whiteImages: white,
    imageWidths: widths,
    svgFiles,
    fonts,
    downloads: new Set(downloads),
    previous,
  }
}

/** The part of a manifest snapshot that rules compare. Snapshots of older models match it too. */
const snapshotSchema = z.object({
  product: z.object({ name: z.string(), origin: z.string().optional() }),
  routes: z.record(
    z.string(),
    z.union([
      z.object({
        title: z.string(),
        sections: z.array(z.object({ kind: z.string(), heading: z.string() })),
      }),
      z.object({ alias: z.string() }),
      z.object({ sameAs: z.string() }),
    ]),
  ),
})

/**
 * The site of the last commit, from the committed manifest snapshot. In contrast to the file in
 * `generated/`, it stays the same when the manifest is saved several times. Without git, the site of
 * the last generate. Undefined if there is no snapshot.
 */
export async function previousSite({
  root,
  generated,
}: Project): Promise<PreviousSite | undefined> {
  const file = path.join(generated, SNAPSHOT_NAME)
  const name = relativePath(root, file)
  const text = (await fileAt(root, { ref: 'HEAD', hash: 'HEAD' }, name)) ?? (await readText(file))
  if (text === undefined) return undefined
  const { success, data } = snapshotSchema.safeParse(parseJson(text))
  if (!success) return undefined
  const pages = Object.entries(data.routes).flatMap(([at, route]) =>
    'sections' in route ? [[at, route] as const] : [],
  )
  return { ...data.product, pages: new Map(pages) }
}
