import { readdirSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import path from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { isMapPath } from '../../src/site/paths.ts'
import { ENCODINGS } from '../bundle/compress.ts'
import { type Log, UserError } from '../diagnostics/commandRun.ts'
import { errorCode, relativePath } from '../files.ts'
import { HOSTING_FILE, HOSTING_FOLDER, readHosting } from '../hosting/hostingFolder.ts'
import type { Headers, HostingPlan } from '../hosting/hostingPlan.ts'
import { mediaType } from '../hosting/mediaTypes.ts'
import { HOST_FILES } from '../hosting/hosts.ts'
import { variable } from '../configuration.ts'
import { pageFile, readTarget, resolvePath } from '../hosting/resolveRequest.ts'

/** Handles a request. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** The port from the environment variable `PORT`. Throws if it is not a port number. */
export function portFrom(environment: NodeJS.ProcessEnv, byDefault: number): number {
  const value = variable(environment, 'PORT')
  if (value === '') return byDefault
  const port = Number(value)
  if (/^\d+$/.test(value) && port < 65_536) return port
  throw new UserError(`PORT is ${JSON.stringify(value)}. Set it to a whole number from 0 to 65535.`)
}

/** Starts a server on the loopback address, which no request ends. Rejects if the port is in use. */
export function listen(handler: Handler, port: number, log: Log = () => {}): Promise<Server> {
  const server = createServer(async (request, response) => {
    // Without a listener, an error such as a write after the end would end the process.
    response.on('error', (error) => log(`A response failed: ${error.message}`))
    try {
      await handler(request, response)
    } catch (error) {
      log(`A request failed: ${error instanceof Error ? error.stack : String(error)}`)
      sendStatus(response, 500, {})
    }
  })
  return new Promise((resolve, reject) => {
    server.on('error', (error) => {
      if (server.listening) return log(`A connection failed: ${error.message}`)
      const isUsed = errorCode(error) === 'EADDRINUSE'
      return reject(isUsed ? portInUse(port) : error)
    })
    server.listen(port, 'localhost', () => resolve(server))
  })
}

/** Ends this process when its parent ends, e.g. npm: `kill` of npm would leave the server running. */
export function endWithParent(): void {
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) process.exit()
  }
  setInterval(check, 500).unref()
}

const portInUse = (port: number) =>
  new UserError(
    `Port ${port} is already in use. Stop the other process, or set another port, e.g. PORT=${port + 1}.`,
  )

/**
 * Serves the latest build of a project. The headers and the list of files of a new build are loaded together. The
 * status is 503 while a build is written.
 */
export function latestBuild(root: string): Handler {
  const file = path.join(root, HOSTING_FOLDER, HOSTING_FILE)
  let loaded: { readonly time?: number; readonly site?: Handler } = {}
  return async (request, response) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (time !== loaded.time) {
      // A file that is being written seems damaged.
      const hosting = await readHosting(root).catch(() => undefined)
      loaded =
        hosting === undefined ? {} : { time, site: builtSite(path.join(root, 'dist'), hosting) }
    }
    if (loaded.site === undefined) sendStatus(response, 503, { 'Retry-After': '1' })
    else await loaded.site(request, response)
  }
}

/** Serves a built site with the headers and redirects of its hosting plan. */
function builtSite(folder: string, hosting: HostingPlan): Handler {
  const { common, maps, assets, downloads } = hosting
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name))),
  )
  // Pages have other URLs than their files; compressed files and configurations of hosts have none.
  const isPublic = (name: string) =>
    names.has(name) && !HOST_FILES.includes(name) && !/\.(?:html|br|gz)$/.test(name)

  return (request, response) => {
    /** Sends a file, compressed if the client accepts it. `send` handles ranges and conditions. */
    const sendFile = (name: string, headers: Headers, status = 200) => {
      const encodings = ENCODINGS.filter(({ extension }) => names.has(name + extension))
      const available = encodings.map((encoding) => encoding.name)
      const options = { preferred: available }
      const accepted = new Negotiator(request).encoding([...available, 'identity'], options)
      const encoding = encodings.find((candidate) => candidate.name === accepted)
      const isFound = status === 200
      response.statusCode = status
      send(request, encodeURI(name + (encoding?.extension ?? '')), {
        root: folder,
        dotfiles: 'allow',
        index: false,
        cacheControl: false,
        acceptRanges: isFound,
        etag: isFound,
        lastModified: isFound,
      })
        .on('headers', () => {
          setHeaders(response, headers)
          const type = mediaType(name)
          if (type !== '') response.setHeader('Content-Type', type)
          if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding')
          if (encoding !== undefined) response.setHeader('Content-Encoding', encoding.name)
        })
        .on('error', (error: { readonly status: number; readonly headers?: Headers }) =>
          sendStatus(response, error.status, { ...common, ...error.headers }),
        )
        .pipe(response)
    }

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendStatus(response, 405, { ...common, Allow: 'GET, HEAD' })
    }
    const target = readTarget(request.url ?? '')
    if (target === undefined) return sendStatus(response, 400, common)
    const result = resolvePath(target.path, hosting)
    if (result.kind === 'redirect') {
      const keepsQuery = result.status === 308 && result.to.startsWith('/')
      const query = keepsQuery ? target.search : ''
      return sendStatus(response, result.status, { ...common, Location: result.to + query })
    }
    if (result.kind === 'page') return sendFile(pageFile(result.path), common)
    const name = target.path.slice(1)
    if (maps !== undefined && isMapPath(target.path) && names.has(name)) return sendFile(name, maps)
    const isAsset = name.startsWith('assets/')
    if (isPublic(name)) {
      return sendFile(name, { ...(isAsset ? assets : common), ...downloads[target.path] })
    }
    // A browser that requests a script or a style sheet cannot use a page.
    if (isAsset) return sendStatus(response, 404, common)
    return sendFile('404.html', common, 404)
  }
}

/** Sends a status with its name as text. */
function sendStatus(response: ServerResponse, status: number, headers: Headers): void {
  // If the headers were already sent, the client sees an incomplete response.
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setHeaders(response, { ...headers, 'Content-Type': 'text/plain;charset=utf-8' })
  response.statusCode = status
  response.end(`${STATUS_CODES[status]}.\n`)
  return undefined
}

/**
 * Sets the headers of a built site on a local server. Removes `upgrade-insecure-requests`: with it,
 * Safari would request the files with https, which this server does not support.
 */
function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value.replace('; upgrade-insecure-requests', ''))
  }
}
