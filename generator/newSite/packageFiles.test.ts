import { describe, expect, it, test } from 'vitest'
import { forSite, packageNameOf, sitePropertiesOf } from './packageFiles.ts'

const json = (data: unknown) => Buffer.from(JSON.stringify(data))
const own = { name: 'practice', version: '2.0.0', license: 'UNLICENSED' }

test.each([
  ['my-site', 'my-site'],
  ['My Site 2', 'my-site-2'],
  ['.hidden', 'hidden'],
  ['Ärzte', 'rzte'],
  ['---', 'site'],
])('the folder %j has the package name %j', (folder, name) => {
  expect(packageNameOf(folder)).toBe(name)
})

describe('forSite', () => {
  it('keeps dependencies and scripts of the code, and name, version and license of the site', () => {
    const code = {
      name: 'code',
      version: '1.0.0',
      scripts: { dev: 'vite' },
      dependencies: { a: '1' },
    }
    const result = forSite('package.json', json(code), own)
    expect(JSON.parse(String(result))).toEqual({ ...code, ...own })
    expect(Object.keys(JSON.parse(String(result)))[0]).toBe('name')
  })

  it('names the site in the lockfile', () => {
    const lock = {
      name: 'code',
      version: '1.0.0',
      packages: { '': { name: 'code' }, 'node_modules/a': {} },
    }
    const result = JSON.parse(String(forSite('package-lock.json', json(lock), own)))
    expect(result).toEqual({
      name: 'practice',
      version: '2.0.0',
      packages: { '': own, 'node_modules/a': {} },
    })
  })

  it('returns other files as they are', () => {
    const content = Buffer.from('text')
    expect(forSite('src/a.ts', content, own)).toBe(content)
  })
})

test('reads the properties of a site from its package.json', () => {
  expect(sitePropertiesOf(json({ ...own, scripts: {} }))).toEqual(own)
  expect(sitePropertiesOf(undefined)).toEqual({})
  expect(sitePropertiesOf(Buffer.from('{'))).toEqual({})
})
