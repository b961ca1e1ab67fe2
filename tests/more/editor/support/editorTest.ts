import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { filesIn } from '../../../../generator/files.ts'
import { isLeftover } from '../../../../generator/emit/write.ts'
import { projectAt } from '../../../../generator/projectPaths.ts'
import { expect, test as base } from '../../../browser/support/expectedErrors.ts'
import { copyProject, ROOT, type ProjectCopy } from '../../../support/projectCopy.ts'
import { addImages, SITES, type ManifestTexts, type SiteName } from './sites.ts'

export { expect }

/** A copy of the project with its development server. */
type Server = {
  readonly project: ProjectCopy
  readonly vite: ViteDevServer
  readonly origin: string
  /** The names of the images. A test may add some. */
  readonly images: readonly string[]
  /** When it had started. What it generated until then is not reported. Milliseconds since 1970. */
  started: number
  /** Starts it again, as an author does. */
  restart(): Promise<void>
  /** When its file watcher reported a file for the last time. Milliseconds since 1970. */
  readonly reports: ReadonlyMap<string, number>
  /** The manifests of the sites that the server has had, and what the generator makes of them. */
  readonly sites: Map<SiteName, { readonly files: ManifestTexts; readonly snapshot: string }>
}

/** The project that the page editor changes. A test leaves it as it was. */
export type EditedProject = ProjectCopy & {
  /** The text of the manifest. */
  source(): Promise<string>
  /** The names of the files in the folder of images. */
  images(): Promise<readonly string[]>
}

/**
 * Tests of the development server. Each worker has one, because a start takes 10 seconds of processor time. Before a
 * test, its project gets the manifest of the site that the test uses. The pages share a browser context and
 * its cache, because in development a page consists of hundreds of modules.
 */
export const test = base.extend<
  { siteName: SiteName; edited: EditedProject; context: BrowserContext; page: Page },
  { server: Server; shared: BrowserContext }
>({
  siteName: ['small', { option: true }],
  baseURL: ({ server }, use) => use(server.origin),
  server: [
    // Playwright expects an object pattern, also without other fixtures.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const server = await startServer(parallelIndex)
      await use(server)
      await server.vite.close()
      await server.project.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  edited: [
    async ({ server, shared, siteName }, use) => {
      await show(server, siteName)
      await receiveReload(shared)
      const { project } = server
      await use({
        ...project,
        source: () => project.read('site.manifest.ts'),
        images: async () => (await readdir(projectAt(project.root).images)).toSorted(),
      })
    },
    { auto: true, timeout: 240_000 },
  ],
  shared: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.origin })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ shared, browser, isFirstVisit, baseURL }, use) => {
    if (!isFirstVisit) return use(shared)
    const own = await browser.newContext({ baseURL })
    await use(own)
    return own.close()
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await close(page)
  },
})

/**
 * Closes a page. Chromium forgets to close one that is being reloaded, and Playwright would wait for it forever
 * (https://github.com/microsoft/playwright/issues/42068). So this repeats the command.
 */
async function close(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const tryToClose = () => {
    // It fails if the page has been closed in the meantime.
    session.send('Page.close').catch(() => undefined)
    return page.isClosed()
  }
  await expect.poll(tryToClose, { intervals: [50, 250] }).toBe(true)
}

/**
 * While no page is open, Vite keeps a reload for the next one. This page gets it instead of the page of the test. It also
 * removes what was typed in earlier tests, because the editor would offer it.
 */
async function receiveReload(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  // It needs only Vite's client.
  await page.route(/\/(?:src|generator)\//, (route) => route.abort())
  const connected = page.waitForEvent('console', (message) => message.text().endsWith('connected.'))
  await page.goto('/')
  await connected
  const forget = () =>
    page.evaluate(() => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith('page-editor'))
      for (const name of names) localStorage.removeItem(name)
    })
  // The reload may interrupt it.
  await expect(forget).toPass()
  await close(page)
}

async function startServer(index: number): Promise<Server> {
  // The server has no maps key, even if this machine has one.
  delete process.env['MAPS_KEY']
  // Always the same folder for a worker, because the names of Vite's cached dependencies depend on it.
  const project = await copyProject(`editor-${index}`)
  await addImages(projectAt(project.root))
  const vite = await createServer({
    root: project.root,
    cacheDir: path.join(ROOT, `.cache/vite-editor-${index}`),
    logLevel: 'silent',
    // The copy uses the dependencies of the surrounding project.
    server: { port: 0, fs: { allow: [ROOT] } },
  })
  await vite.listen()
  const reports = new Map<string, number>()
  const watch = () => {
    vite.watcher.on('all', (_, file) => reports.set(file, Date.now()))
    return Date.now()
  }
  const { origin } = new URL(vite.resolvedUrls?.local[0] ?? '')
  const images = await readdir(projectAt(project.root).images)
  const server: Server = {
    project,
    vite,
    origin,
    images,
    started: watch(),
    reports,
    sites: new Map(),
    async restart() {
      await vite.restart()
      server.started = watch()
    },
  }
  return server
}

/** Gives the project the manifest of a site, and waits until the server has generated and reloaded open pages. */
async function show(server: Server, name: SiteName) {
  const { project, vite, images, sites } = server
  const { root } = project
  for (const image of await readdir(projectAt(root).images)) {
    if (!images.includes(image)) await rm(path.join(projectAt(root).images, image))
  }
  const before = await snapshotOf(root)
  const saved = sites.get(name)
  const files = saved?.files ?? (await SITES[name]())
  let isWritten = false
  const isGenerated = async () => {
    // Each time, because the server may still write the last edit of the test before.
    for (const [file, text] of files) {
      const at = path.join(root, file)
      if ((await readFile(at, 'utf8')) === text) continue
      await writeFile(at, text)
      isWritten = true
      // The file watcher does not report a change directly after another one.
      vite.watcher.emit('change', at)
    }
    const now = await snapshotOf(root)
    return saved === undefined ? now !== before || !isWritten : now === saved.snapshot
  }
  const message = `The site "${name}" is generated`
  await expect.poll(isGenerated, { message, timeout: 60_000, intervals: [50] }).toBe(true)
  if (saved === undefined) sites.set(name, { files, snapshot: await snapshotOf(root) })
  // Otherwise, the page of the test is reloaded while the test uses it.
  const notice = { timeout: 60_000, intervals: [50] }
  await expect.poll(() => unnoticedFiles(server), notice).toEqual([])
}

/** The generated files that the server is writing, or whose last change it has not noticed yet. */
async function unnoticedFiles({ project, started, reports }: Server): Promise<readonly string[]> {
  const { generated } = projectAt(project.root)
  const names = await filesIn(generated)
  const isNoticed = async (name: string) => {
    const file = path.join(generated, name)
    const noticed = reports.get(file) ?? started
    const { mtimeMs } = await stat(file)
    return !isLeftover(name) && mtimeMs <= noticed + WATCH_PAUSE
  }
  // A file can disappear in the meantime.
  const noticed = await Promise.all(names.map((name) => isNoticed(name).catch(() => false)))
  return names.filter((_, index) => noticed[index] === false)
}

/** The file watcher reports no second change of a file within this time. Milliseconds. */
const WATCH_PAUSE = 50

const snapshotOf = (root: string) =>
  readFile(path.join(root, 'generated/site.snapshot.json'), 'utf8')
