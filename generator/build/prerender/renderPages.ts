import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { RenderedPage } from '../../../src/renderAddress.tsx'
import { cacheStore, keyOf } from '../../assets/cacheStore.ts'
import type { PageSource } from '../pageScripts/pageSource.ts'
import type { ServerBundle } from '../serverBundle.ts'
import { inProcesses } from './inProcesses.ts'
import { notRendered, type Rendering } from './rendering.ts'

/** What rendering needs. */
export type RenderInput = {
  /** All generated pages. */
  readonly pages: readonly PageSource[]
  /** The files of the pictures that they show. */
  readonly pictures: ReadonlyMap<string, unknown>
  /** The folder of the renderer. */
  readonly renderer: string
  /** By what the renderer is known. */
  readonly edition: string
  /** Where rendered pages are kept. */
  readonly cache: string
  /** Puts the scripts of pages into the renderer's folder. */
  readonly writeScripts: (pages: readonly PageSource[]) => Promise<void>
}

/** So many kept pages are read at a time, and so many rendered ones wait to be written. */
const AT_ONCE = 32

/** With fewer pages for each, more processes cost more than they bring. */
const WORTH_A_PROCESS = 60

/**
 * Renders addresses, and gives each to `done` as it is ready. An address whose page, pictures and
 * renderer are what they were is not rendered again: how it came out is kept.
 */
export async function renderPages(
  wanted: readonly Rendering[],
  input: RenderInput,
  done: (rendering: Rendering, page: RenderedPage) => Promise<void>,
): Promise<number> {
  const store = cacheStore(input.cache)
  const sources = new Map(input.pages.map((page) => [page.id, page]))
  const keyFor = ({ address, id }: Rendering) => {
    const { text = '', pictures = [] } = sources.get(id) ?? {}
    const shown = pictures.map((specifier) => input.pictures.get(specifier))
    return keyOf(input.edition, address, text, JSON.stringify(shown))
  }
  const missing: Rendering[] = []
  await eachOf(wanted, async (rendering) => {
    const kept = await store.read(keyFor(rendering))
    if (kept === undefined) missing.push(rendering)
    else await done(rendering, pageSchema.parse(JSON.parse(Buffer.from(kept).toString())))
  })
  if (missing.length === 0) return 0
  const asked = new Set(missing.map(({ id }) => id))
  await input.writeScripts(input.pages.filter(({ id }) => asked.has(id)))
  await renderAll(missing, input.renderer, async (rendering, page) => {
    await done(rendering, page)
    await store.keep(keyFor(rendering), Buffer.from(JSON.stringify(page)))
  })
  return missing.length
}

const pageSchema = z
  .object({ status: z.number(), html: z.string(), structuredData: z.unknown().optional() })
  .transform((page) => ({ structuredData: undefined, ...page }))

async function renderAll(
  missing: readonly Rendering[],
  folder: string,
  done: (rendering: Rendering, page: RenderedPage) => Promise<void>,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(missing.length / WORTH_A_PROCESS))
  if (count > 1) return inProcesses(missing, path.join(folder, 'worker.js'), count, done)
  const bundle: ServerBundle = await import(pathToFileURL(path.join(folder, 'server.js')).href)
  for (const rendering of missing) {
    const page = await bundle.render(rendering.address).catch((error: unknown) => {
      throw notRendered(rendering, error)
    })
    await done(rendering, page)
  }
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const next = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
