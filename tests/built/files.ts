import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addresses } from '../../generated/site.gen.ts'
import { pageFile } from '../../generator/hosting/resolvePath.ts'

/** The folder of the built site. */
export const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Every file of the built site, by its path in it. */
export const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)))

/** The document of an address, as it is sent. */
export const html = (address: string) => readFileSync(path.join(DIST, pageFile(address)), 'utf8')

/** Every address with its document, and the not-found page. */
export const documents = [...addresses.map(({ path: address }) => address), '/404'].map(
  (address) => [address, html(address)] as const,
)
