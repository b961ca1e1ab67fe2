import { statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../../diagnostics/console.ts'
import { HOSTING_FILE, HOSTING_FOLDER } from '../../hosting/hosting.ts'
import { readHosting } from '../../hosting/readHosting.ts'
import { sendStatus } from './sendStatus.ts'
import { staticSite, type Handler } from './staticSite.ts'

/**
 * Serves the latest build of a project. If a new build is made while the server runs, its files and
 * headers are loaded together, because the headers contain the hashes of its styles. While a build is
 * being written, there is no hosting file, and the response is 503.
 */
export function latestBuild(root: string, log: Log): Handler {
  const file = path.join(root, HOSTING_FOLDER, HOSTING_FILE)
  let loaded: { readonly time: number; readonly site: Promise<Handler | undefined> } | undefined
  return async (request, response) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (time === undefined) loaded = undefined
    else if (loaded?.time !== time) loaded = { time, site: loadSite(root, log) }
    const site = await loaded?.site
    if (site === undefined) sendStatus(response, 503, { 'Retry-After': '1' })
    else await site(request, response)
  }
}

async function loadSite(root: string, log: Log): Promise<Handler | undefined> {
  const hosting = await readHosting(root)
  return hosting && staticSite(path.join(root, 'dist'), hosting, log)
}
