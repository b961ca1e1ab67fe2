import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import type { CurrentPlan } from '../../project/currentPlan.ts'
import type { Project } from '../../manifest/project.ts'
import { invalidateWritten } from '../../server/development/hotReload.ts'
import { readBody } from '../../server/inbox.ts'
import { parseJson } from '../../../src/model/json.ts'
import {
  ENDPOINT,
  IMAGE_LIMIT,
  OTHER_RUN,
  requestSchemas,
  TOKEN_HEADER,
  TOO_LARGE,
  type Handlers,
  type RequestKind,
} from '../protocol.ts'
import { createEditSession, type EditSession } from './session.ts'

/** Development: the page editor. Adds its script to each document and answers its requests. */
export function pageEditorPlugin(project: Project, plan: CurrentPlan): Plugin {
  const token = randomBytes(32).toString('hex')
  return {
    name: 'site:page-editor',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: {
          type: 'module',
          src: '/generator/editor/client/main.tsx',
          'data-edit-token': token,
        },
        injectTo: 'head',
      },
    ],
    hotUpdate({ type, file, modules }) {
      const isImported = modules.some(({ importers }) => importers.size > 0)
      if (path.dirname(file) !== project.images || (type !== 'delete' && isImported)) {
        return undefined
      }
      // Undo has removed an image, or redo has created it: the page that is open does not show it.
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
      return []
    },
    configureServer(server) {
      const session = createEditSession(project, plan, {
        onWarnings: (text) => server.config.logger.warn(text),
        onGenerated: (written) => invalidateWritten(server, project.generated, written),
      })
      server.middlewares.use(ENDPOINT, (request, response) => {
        answer(request, response, session, token).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          server.config.logger.error(message)
          send(response, 500, { message })
        })
      })
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  session: EditSession,
  token: string,
): Promise<void> {
  const { method, headers, socket } = request
  const refusal = checkRequest({ method, headers, remoteAddress: socket.remoteAddress }, token)
  if (refusal !== undefined) return send(response, refusal.status, { message: refusal.message })
  const body = await readBody(request, BODY_LIMIT)
  if (body.kind === 'aborted') return
  if (body.kind === 'tooLarge') return send(response, 413, { message: TOO_LARGE })
  const parsed = bodySchema.safeParse(parseJson(Buffer.from(body.bytes).toString('utf8')))
  if (!parsed.success) return send(response, 400, invalid(parsed.error))
  const { kind, request: content } = parsed.data
  return reply(response, session, kind, content)
}

const bodySchema = z.strictObject({ kind: z.keyof(z.object(requestSchemas)), request: z.json() })

/** Validates what a request contains, and sends the reply of the session. */
async function reply<Kind extends RequestKind>(
  response: ServerResponse,
  session: Handlers,
  kind: Kind,
  content: unknown,
): Promise<void> {
  const parsed = requestSchemas[kind].safeParse(content)
  if (!parsed.success) return send(response, 400, invalid(parsed.error))
  send(response, 200, await session[kind](parsed.data))
}

const invalid = (error: z.ZodError) => ({
  message: `The request is invalid. ${z.prettifyError(error)}`,
})

/** The maximum size of a request, which can contain an image in Base64. Bytes. */
const BODY_LIMIT = 1.5 * IMAGE_LIMIT

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

/** The parts of a request that decide whether the page editor accepts it. */
type RequestHead = {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  /** The address of the client. */
  readonly remoteAddress: string | undefined
}

/** A reason to refuse a request: the HTTP status, and a message for the author. */
type Refusal = { readonly status: 401 | 403 | 405 | 415; readonly message: string }

/**
 * Checks that a request comes from a page of this development server, on this machine. The page sends
 * the token of the current run, which other sites cannot read. Browsers set `Origin` and `Host`, so a page
 * of another site, or of a host name that leads to this machine, is refused even with the token. The
 * request must have a media type that no form can send.
 */
export function checkRequest(request: RequestHead, token: string): Refusal | undefined {
  const { method, headers, remoteAddress } = request
  if (remoteAddress === undefined || !LOOPBACK.has(remoteAddress)) {
    return refuse(
      'The page editor accepts requests of this machine only. Open the site at localhost.',
    )
  }
  const { host = '', origin } = headers
  if (!LOCAL_HOST.test(host)) {
    return refuse(
      `The page editor does not accept the host name ${host}. Open the site at localhost.`,
    )
  }
  if (origin !== `http://${host}` && origin !== `https://${host}`) {
    return refuse('The page editor accepts requests of its own pages only.')
  }
  if (!isEqual(headers[TOKEN_HEADER], token)) {
    const message = 'The development server was started again. Reload the page, then try again.'
    return { status: OTHER_RUN, message }
  }
  if (method !== 'POST') return { status: 405, message: 'Send the request with POST.' }
  return headers['content-type'] === 'application/json'
    ? undefined
    : { status: 415, message: 'Send the request as application/json.' }
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const refuse = (message: string): Refusal => ({ status: 403, message })

function isEqual(sent: string | readonly string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(sent)), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
