import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { dependencies } from '../../package.json'
import { formsOn } from '../../src/site/page.ts'
import { documents, files, textOf } from './files.ts'
import { site } from '../support/builtSite.ts'

const DEFAULT_FONT = '@fontsource-variable/archivo'
const lockfile: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
})

const text = textOf('licenses.txt')
const fieldsShown = Object.values(site.routes)
  .flatMap((route) => ('alias' in route ? [] : formsOn(route)))
  .flatMap((name) => site.forms[name]?.fields ?? [])
const heads = [...text.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*): (.+)$/gm)]

it('lists every package in the scripts for browsers, with version and license', () => {
  // A build without a map, a form or a kind of field does not contain the library for it, nor an unused font.
  const { typeface } = site.brand
  const hasForms = documents.some(([, html]) => html.includes('<form'))
  const isUsed: Readonly<Record<string, boolean>> = {
    '@vis.gl/react-google-maps': files.some((file) => file.startsWith('maps/')),
    '@tanstack/react-form': hasForms,
    zod: hasForms,
    'libphonenumber-js': fieldsShown.some(({ kind }) => kind === 'internationalPhone'),
    [DEFAULT_FONT]: typeface.kind === 'package' && typeface.name === DEFAULT_FONT,
  }
  for (const name of Object.keys(dependencies).filter((one) => isUsed[one] !== false)) {
    const { version } = packages.parse(lockfile).packages[`node_modules/${name}`] ?? {}
    expect(heads.map(([, ...parts]) => parts.slice(0, 2))).toContainEqual([name, version])
  }
})

it('contains only permissive licenses', () => {
  const licenses = new Set(heads.map(([, , , license]) => license))
  const allowed = ['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1', '0BSD', 'Apache-2.0']
  expect([...licenses].filter((license) => !allowed.includes(license ?? ''))).toEqual([])
})
