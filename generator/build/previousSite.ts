import path from 'node:path'
import * as z from 'zod'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { readText } from '../manifest/files.ts'
import type { Project } from '../manifest/project.ts'
import type { PreviousSite } from '../rules/rule.ts'
import { fileAt } from './git.ts'

/** The part of a manifest snapshot that rules compare. Snapshots of older models match it too. */
const snapshotSchema = z.object({
  product: z.object({ name: z.string() }),
  routes: z.record(
    z.string(),
    z.union([
      z.object({
        title: z.string(),
        sections: z.array(z.object({ kind: z.string(), heading: z.string() })),
      }),
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
  const name = path.relative(root, file).split(path.sep).join('/')
  const text = (await fileAt(root, { ref: 'HEAD', hash: 'HEAD' }, name)) ?? (await readText(file))
  if (text === undefined) return undefined
  const { success, data } = snapshotSchema.safeParse(parseJson(text))
  if (!success) return undefined
  const pages = Object.entries(data.routes).flatMap(([at, route]) =>
    'sections' in route ? [[at, route] as const] : [],
  )
  return { name: data.product.name, pages: new Map(pages) }
}

/** The value of a JSON text. `undefined` if it is no JSON, e.g. because of conflict markers. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
