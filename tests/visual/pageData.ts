import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plan } from '../../generator/emit/plan.ts'
import { manifest } from '../browser/support/manifest.ts'

const IMAGES = path.resolve(import.meta.dirname, '../../src/images')
const planned = plan(manifest)

/** The hash of all data that a page shows: its own, that of the shell, and the bytes of its images. */
export function dataHash(pagePath: string): string {
  const page = [...planned.pages].find(({ path: own }) => own === pagePath)
  if (page === undefined) throw new Error(`${pagePath} is not the path of a page.`)
  const { hero, sections } = page
  const { product, navigation, consent } = manifest
  const shown = JSON.stringify({
    hero,
    sections,
    footer: planned.footer,
    product,
    navigation,
    consent,
  })
  const hash = createHash('sha256').update(shown)
  for (const { id, form } of planned.forms) {
    if (shown.includes(`${id}Form`)) hash.update(JSON.stringify(form))
  }
  for (const [name, { file }] of Object.entries(manifest.media.images)) {
    if (shown.includes(`${name}Files`)) hash.update(readFileSync(path.join(IMAGES, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
