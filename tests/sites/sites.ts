import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The folder with a folder for each site: its manifest, and its `images/`, `fonts/` and `content/` if it has any. */
export const SITES = path.resolve(import.meta.dirname, './')

/** The names of the other sites that this code is tested with. */
export const siteNames = (): readonly string[] =>
  readdirSync(SITES).filter((name) => existsSync(path.join(SITES, name, 'site.manifest.ts')))
