import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { resolvePath } from '../../generator/hosting/requests.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import { DIST, files } from './files.ts'
import { site, sitePages } from '../support/builtSite.ts'
const { redirects, unknownPaths } = site

it('the build does not contain the section gallery', () => {
  const text = files
    .filter((file) => /\.(?:html|js|css|json|webmanifest)$/.test(file))
    .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
    .join('\n')
  expect(text).not.toContain('~sections')
  expect(text).not.toContain('kind-callToAction')
  const { kind } = resolvePath('/~sections', { pages: sitePages, redirects, unknownPaths })
  expect(kind).not.toBe('page')
})

it('no built file has gallery in its name', () => {
  expect(sectionSchema.options.length).toBeGreaterThan(10)
  expect(files.filter((file) => /gallery/i.test(file))).toEqual([])
})
