import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'
import { carriedSizes, type CarriedSizes } from './builds/carriedSizes.ts'
import { timedBuild, type TimedBuild } from './builds/timedBuild.ts'
import { timeSaves } from './builds/timeSaves.ts'
import { manyPages } from './manyPages.ts'
import { median, type Table } from './table.ts'

/** The numbers of pages of the generated sites. */
const SIZES = [20, 200, 2000]

/** The measurements for one size. */
type Measurement = {
  /** The first build: only the image cache is filled. */
  readonly first: TimedBuild
  /** Builds with all caches filled. */
  readonly clean: readonly TimedBuild[]
  /** Builds after one heading was changed. */
  readonly changed: readonly TimedBuild[]
  readonly carried: CarriedSizes
  /** The times from a save to the changed page in development. Milliseconds. */
  readonly saves: readonly number[]
}

/** Measures builds of generated manifests: the whole process, and each step. */
export async function benchBuilds(
  runs: number,
  log: (line: string) => void,
): Promise<readonly Table[]> {
  const sizes: (readonly [number, Measurement])[] = []
  for (const size of SIZES) {
    const project = await copyProject()
    try {
      log(`Building ${size} pages …`)
      sizes.push([size, await measure(project, size, runs)])
    } finally {
      await project.remove()
    }
  }
  return [wholeTable(sizes), partsTable(sizes), growthTable(sizes)]
}

async function measure(project: ProjectCopy, size: number, runs: number): Promise<Measurement> {
  const manifest = path.join(project.root, 'site.manifest.ts')
  const text = manyPages(size)
  const deleteCaches = (...names: readonly string[]) =>
    Promise.all(
      names.map((folder) =>
        rm(path.join(project.root, '.cache', folder), { recursive: true, force: true }),
      ),
    )
  const built: { clean: TimedBuild[]; changed: TimedBuild[] } = { clean: [], changed: [] }
  await writeFile(manifest, text)
  await deleteCaches('compressed', 'share')
  const first = await timedBuild(project.root)
  for (let run = 0; run < runs; run += 1) {
    await writeFile(manifest, text)
    built.clean.push(await timedBuild(project.root))
    const heading = `"heading": "A heading of run ${run}"`
    await writeFile(manifest, text.replace(/"heading": "[^"]+"/, heading))
    built.changed.push(await timedBuild(project.root))
  }
  await writeFile(manifest, text)
  return {
    first,
    ...built,
    carried: await carriedSizes(project.root),
    // The first change also loads modules, so it is not counted.
    saves: (await timeSaves(project.root, runs + 1)).slice(1),
  }
}

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`

function wholeTable(sizes: readonly (readonly [number, Measurement])[]): Table {
  return {
    title: 'Builds (whole process)',
    head: [
      'pages',
      'first, cached images',
      'all caches filled',
      'one heading changed',
      'peak memory',
    ],
    rows: sizes.map(([size, { first, clean, changed }]) => [
      String(size),
      seconds(first.whole),
      seconds(median(clean.map(({ whole }) => whole))),
      seconds(median(changed.map(({ whole }) => whole))),
      `${(Math.max(...[first, ...clean, ...changed].map(({ memory }) => memory)) / 1e6).toFixed(0)} MB`,
    ]),
  }
}

/** The duration of each step, and per additional page (from the two largest sites). */
function partsTable(sizes: readonly (readonly [number, Measurement])[]): Table {
  const names = [...new Set(sizes.flatMap(([, { clean }]) => Object.keys(clean[0]?.parts ?? {})))]
  const timeOf = (part: string) =>
    sizes.map(([, { clean }]) => median(clean.map(({ parts }) => parts[part] ?? 0)))
  const firstOf = (part: string) => sizes.map(([, { first }]) => first.parts[part] ?? 0)
  const row = (name: string, times: readonly number[]) => [
    name,
    ...times.map(seconds),
    `${perPage(
      times,
      sizes.map(([size]) => size),
    ).toFixed(2)} ms`,
  ]
  return {
    title: 'Build steps',
    head: ['step', ...sizes.map(([size]) => `${size} pages`), 'per extra page'],
    rows: [
      ...names.map((name) => row(name, timeOf(name))),
      ...['share images', 'compression'].map((name) => row(`${name}, no cache`, firstOf(name))),
    ],
  }
}

/** What the home page carries, and how long a change takes to appear, by the number of pages. */
function growthTable(sizes: readonly (readonly [number, Measurement])[]): Table {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  return {
    title: 'Growth (home page, compressed)',
    head: ['pages', 'document', 'routes', 'all scripts', 'save to changed page'],
    rows: sizes.map(([size, { carried, saves }]) => [
      String(size),
      kilobytes(carried.document),
      kilobytes(carried.routes),
      kilobytes(carried.scripts),
      seconds(median(saves)),
    ]),
  }
}

function perPage(times: readonly number[], sizes: readonly number[]): number {
  const [before = 0, last = 0] = times.slice(-2)
  const [fewer = 0, most = 0] = sizes.slice(-2)
  return (last - before) / (most - fewer)
}
