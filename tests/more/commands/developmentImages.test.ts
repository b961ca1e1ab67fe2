import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startNode } from '../../support/command.ts'
import { site } from '../../support/builtSite.ts'
import { freePort } from '../../support/freePort.ts'
import { wrongVariants } from '../../support/imageDifference.ts'
import { copyProject, ROOT } from '../../support/projectCopy.ts'
import { usedBySite } from '../../support/usedBySite.ts'

const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')

it('shows the original of every image, if several pages are opened at once with an empty cache', async (context) => {
  const withImages = Object.entries(site.routes).flatMap(([pagePath, page]) =>
    'alias' in page || page.hero.images.length === 0 ? [] : [pagePath],
  )
  usedBySite(context, withImages[0], 'an image')
  const project = await copyProject()
  onTestFinished(() => project.remove())
  // The link to the cache of this project.
  await rm(path.join(project.root, '.cache'))
  const port = await freePort()
  const server = startNode(project.root, [VITE, '--strictPort'], { PORT: String(port) })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  onTestFinished(async () => {
    server.kill()
    await ended
  })
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (text) => String(text).includes('Local') && resolve())
  })
  const get = (pagePath: string) => fetch(new URL(pagePath, `http://localhost:${port}`))
  const pages = withImages.slice(0, 6).map(async (pagePath) => (await get(pagePath)).text())
  const urls = (await Promise.all(pages)).flatMap(
    (html) => html.match(/assets\/[\w-]+\.(?:avif|jpg|png)/g) ?? [],
  )
  const read = async (name: string) => new Uint8Array(await (await get(name)).arrayBuffer())
  const names = [...new Set(urls)]
  expect(names).not.toEqual([])
  const originals = Object.values(site.media.images).map(({ file }) =>
    path.join(ROOT, 'src/images', file),
  )
  // All at once, also those that a page requests only on another screen.
  expect(await wrongVariants(originals, names, read)).toEqual([])
}, 300_000)
