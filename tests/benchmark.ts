import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { startSiteCommand } from './support/command.ts'
import { freePort } from './support/freePort.ts'
import { fullChromiumPath } from './support/programs.ts'
import { copyProject, type ProjectCopy } from './support/projectCopy.ts'
import { sitePages } from './support/builtSite.ts'

/*
 * Prints figures of the last build and of new builds. They depend on the machine, so no test checks them.
 * Usage: npx tsx tests/benchmark.ts [path …]. Default of the paths: the home page and a few others.
 */

const ROOT = path.resolve(import.meta.dirname, '..')

/** The first version of Lighthouse that is known to run with Node 20. */
const LIGHTHOUSE = 'lighthouse@12'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
})

/** The audits with figures. */
const FIGURES = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

const log = (line: string) => process.stdout.write(`${line}\n`)

const given = process.argv.slice(2)
await measureBuilds()
await measurePages(given.length > 0 ? given : samplePaths())

/** The home page, and others at even distances in the list of pages. */
function samplePaths(): readonly string[] {
  const all = sitePages.map((page) => page.path)
  const distance = Math.ceil(all.length / 4)
  return [...new Set(['/', ...all.filter((_, index) => index % distance === distance - 1)])]
}

/** Builds a copy of this project, without caches and with them. */
async function measureBuilds() {
  log(`${sitePages.length} pages`)
  const copy = await copyProject()
  try {
    // A link to the caches of this project.
    rmSync(path.join(copy.root, '.cache'))
    measureBuild('first build', copy)
    measureBuild('build with caches', copy)
  } finally {
    await copy.remove()
  }
}

function measureBuild(name: string, { root }: ProjectCopy) {
  const memory = path.join(root, 'memory.txt')
  const record = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(memory)}, String(process.resourceUsage().maxRSS)))`
  const started = performance.now()
  const hook = `data:text/javascript,${encodeURIComponent(record)}`
  const args = ['--import', hook, '--import', 'tsx/esm', 'generator/cli.ts', 'build']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  // Of the process of the build, not of the programs that it starts.
  const megabytes = Math.round(Number(readFileSync(memory, 'utf8')) / 1024)
  log(`${name}: ${seconds} s, at most ${megabytes} MB of memory`)
}

/** Audits pages of `dist/` with Lighthouse, which npm downloads. */
async function measurePages(paths: readonly string[]) {
  const port = await freePort()
  const server = startSiteCommand(ROOT, ['preview'], { PORT: String(port) })
  try {
    await isReady(`http://localhost:${port}/`)
    for (const page of paths) {
      const figures = await audit(`http://localhost:${port}${page}`)
      log(`${page}: ${figures}`)
    }
  } finally {
    server.kill()
  }
}

async function isReady(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server does not reply. Is there a build? Run: npm run build')
}

/** The scores from 0 to 100 and the figures of a page, or why there are none. */
async function audit(url: string): Promise<string> {
  const { output, error } = await run('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=${CATEGORIES.join(',')}`,
  ])
  if (output === '') {
    const reason = error.trim().split('\n').at(0) ?? ''
    return `Lighthouse could not run. npx needs the network to download it. ${reason}`
  }
  const { categories, audits } = reportSchema.parse(JSON.parse(output))
  const scores = CATEGORIES.map((name) => {
    const score = categories[name]?.score
    return `${name} ${score === null || score === undefined ? '?' : Math.round(score * 100)}`
  })
  const figures = Object.entries(FIGURES).map(
    ([name, id]) => `${name} ${audits[id]?.displayValue ?? '?'}`,
  )
  return [...scores, ...figures].join(', ')
}

/** Runs a program until it exits. */
function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, {
    env: { ...process.env, CHROME_PATH: fullChromiumPath() ?? '' },
  })
  let output = ''
  let error = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (error += String(text)))
  return new Promise<{ readonly output: string; readonly error: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve({ output, error }))
  })
}
