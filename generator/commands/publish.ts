import { existsSync } from 'node:fs'
import path from 'node:path'
import { Refusal, type Say } from '../console.ts'
import { Busy } from '../lock.ts'
import type { Project } from '../project.ts'
import { KEPT_BUILDS, publish, type Published } from '../publish/publish.ts'
import { CURRENT } from '../publish/release.ts'

/** Publishes `dist/` into a folder that a web server reads. */
export async function publishCommand(project: Project, say: Say, folder: string): Promise<void> {
  const dist = path.join(project.root, 'dist')
  if (!existsSync(path.join(dist, '404.html'))) {
    throw new Refusal('There is no built site in dist/: run npm run build -- --live first.')
  }
  const target = path.resolve(folder)
  const published = await publish(dist, target, new Date()).catch((error: unknown) => {
    throw refused(error, target)
  })
  for (const line of summary(published, target)) say(line)
}

function summary(published: Published, target: string): string[] {
  const { id, unchanged, files, keptAssets, removed } = published
  const root = path.join(target, CURRENT)
  if (unchanged) return [`${root} serves this build already (${id}): nothing was changed.`]
  return [
    `${root} serves ${id} now: ${files} files.`,
    `${keptAssets} assets of the last ${KEPT_BUILDS - 1} builds before it stay within reach; ${removed.length} older releases were removed.`,
  ]
}

/** What the file system refused, in a sentence. */
function refused(error: unknown, target: string): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error
  if (!(error instanceof Busy) && !('code' in error)) return error
  return new Refusal(
    `${target} could not be written to (${error.message}). What was served before is still served.`,
  )
}
