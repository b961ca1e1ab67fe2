// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { downloadLabel, downloadFiles } from '../../generator/assets/downloadFiles.ts'
import { readHosting } from '../../generator/hosting/hostingFolder.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import { required } from '../support/required.ts'
import { usedBySite } from '../support/usedBySite.ts'
import { DIST, documents as pages } from './files.ts'
import { site } from '../support/builtSite.ts'

const own = await downloadFiles(projectAt(), site)
const hosting = required(await readHosting(projectAt().root), 'hosting')
const fileOf = (name: string) => readFileSync(path.join(DIST, name))

it('links to a file download it, and say its format and size', (context) => {
  usedBySite(context, own[0], 'a file for download')
  for (const { path, url } of own) {
    const links = pages.flatMap(([, html]) =>
      [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag], index) =>
        tag.includes(`href="${url}"`) ? [{ tag, html, index }] : [],
      ),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const { tag, html } of links) {
      expect(tag).toContain(' download=""')
      expect(html).toContain(downloadLabel(site, path, fileOf(url).length))
    }
  }
})

it('the build has each file of the manifest, unchanged, and hosts let browsers save it', (context) => {
  usedBySite(context, own[0], 'a file for download')
  for (const { path: name, url } of own) {
    const source = path.join(projectAt().files, required(site.files[name], name).file)
    expect(fileOf(url).equals(readFileSync(source))).toBe(true)
    expect(hosting.downloads[url]).toEqual({
      'Content-Disposition': `attachment; filename=${path.basename(name)}`,
    })
    const isHashed = site.files[name]?.address === 'hashed'
    expect(url).toMatch(isHashed ? /^\/assets\/[a-z0-9-]+-[0-9a-f]{8}\.\w+$/ : name)
  }
})
