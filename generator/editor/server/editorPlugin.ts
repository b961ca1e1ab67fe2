import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import * as z from 'zod'
import type { Edits } from '../../project/edits.ts'
import { parseJson } from '../../../src/model/json.ts'
import {
  ENDPOINT,
  IMAGE_LIMIT,
  OTHER_RUN,
  TOKEN_HEADER,
  TOO_LARGE,
  type Handlers,
  type RequestKind,
  type RequestOf,
  type VersionHandlers,
} from '../protocol.ts'
import { requestSchemas } from './requestSchemas.ts'

/** What the page editor needs of the development server. */
type EditorEnvironment = {
  /** The folders of the project, and of its images. */
  readonly project: { readonly root: string; readonly images: string }
  /** Creates the door to the manifest for a development server. */
  readonly createEdits: (server: ViteDevServer) => Edits
  /** Reads the body of a request, up to a number of bytes. */
  readonly readBody: (
    request: IncomingMessage,
    limit: number,
  ) => Promise<
    | { readonly kind: 'complete'; readonly bytes: Uint8Array }
    | { readonly kind: 'tooLarge' | 'aborted' }
  >
  /** Answers the requests about versions. */
  readonly versions: VersionHandlers
}

/** Development: the page editor. Adds its script to each document and answers its requests. */
export function pageEditorPlugin({
  project,
  createEdits,
  readBody,
  versions,
}: EditorEnvironment): Plugin {
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
          'data-project': project.root,
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
      const handlers: Handlers = { ...createEdits(server), ...versions }
      /** Answers a request, unless the page has cancelled it. */
      async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
        const { headers, socket } = request
        const refusal = refusalOf({ headers, remoteAddress: socket.remoteAddress }, token)
        if (refusal !== undefined) return send(response, refusal.status, refusal)
        const body = await readBody(request, BODY_LIMIT)
        if (body.kind === 'tooLarge') return send(response, 413, { message: TOO_LARGE })
        if (body.kind !== 'complete') return
        const parsed = bodySchema.safeParse(parseJson(Buffer.from(body.bytes).toString('utf8')))
        if (!parsed.success) return send(response, 400, invalid(parsed.error))
        return reply(response, handlers, parsed.data.kind, parsed.data.request)
      }
      server.middlewares.use(ENDPOINT, (request, response) => {
        answer(request, response).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error)
          server.config.logger.error(message)
          send(response, 500, { message })
        })
      })
    },
  }
}

const bodySchema = z.strictObject({ kind: z.keyof(z.object(requestSchemas)), request: z.json() })

/** Validates what a request contains, and sends the reply. */
async function reply<Kind extends RequestKind>(
  response: ServerResponse,
  handlers: { readonly [K in RequestKind]: (request: RequestOf<K>) => Promise<object> },
  kind: Kind,
  content: unknown,
): Promise<void> {
  const schemas: { readonly [K in RequestKind]: z.ZodType<RequestOf<K>> } = requestSchemas
  const parsed = schemas[kind].safeParse(content)
  if (!parsed.success) return send(response, 400, invalid(parsed.error))
  send(response, 200, await handlers[kind](parsed.data))
}

const invalid = (error: z.ZodError) => ({
  message: `The editor has sent what the server does not accept. Reload the page: what you typed is kept. (${z.prettifyError(error)})`,
})

/** The maximum size of a request, which can contain an image in Base64. Bytes. */
const BODY_LIMIT = 1.5 * IMAGE_LIMIT

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

/**
 * Why a request is refused: the HTTP status, and a message for the author. Only pages of this development server, on
 * this machine, are accepted. They send the token of the current run in a header, which other sites can neither read nor
 * send. Browsers set `Origin` and `Host`, so a page of another server on this machine, or of a host name that leads to
 * it, is refused even with the token.
 */
export function refusalOf(
  { headers, remoteAddress }: RequestHead,
  token: string,
): { readonly status: number; readonly message: string } | undefined {
  const { host = '', origin } = headers
  const isOwn =
    LOOPBACK.has(remoteAddress ?? '') &&
    LOCAL_HOST.test(host) &&
    (origin === `http://${host}` || origin === `https://${host}`)
  if (!isOwn) {
    const message = 'The page editor accepts requests of its own pages only, at localhost.'
    return { status: 403, message }
  }
  if (headers[TOKEN_HEADER] === token) return undefined
  const message = 'The development server was started again. Reload the page, then try again.'
  return { status: OTHER_RUN, message }
}

type RequestHead = {
  readonly headers: IncomingHttpHeaders
  /** The address of the client. */
  readonly remoteAddress: string | undefined
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
