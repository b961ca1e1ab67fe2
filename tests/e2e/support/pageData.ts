import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plan } from '../../../generator/emit/plan.ts'
import { whole } from './place.ts'

const IMAGES = path.resolve(import.meta.dirname, '../../../src/images')
const planned = plan(whole)

/** The hash of everything from the manifest that a page shows, the shell around it and its images' bytes included. */
export function dataHash(address: string): string {
  const page = [...planned.pages].find(({ path: own }) => own === address)
  if (page === undefined) throw new Error(`${address} is no page of its own.`)
  const { hero, sections } = page
  const { product, navigation, consent } = whole
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
  for (const [name, { file }] of Object.entries(whole.media.images)) {
    if (shown.includes(`${name}Files`)) hash.update(readFileSync(path.join(IMAGES, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
