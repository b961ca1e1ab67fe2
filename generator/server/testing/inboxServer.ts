import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EMBEDDED_FORM_SERVICE } from '../../configuration.ts'
import { inbox, INBOX } from '../inbox.ts'
import { listen } from '../preview.ts'

/** Starts an inbox on a free port. `root`: the folder of the project. Default: a temporary folder. */
export async function startInbox(root?: string) {
  const folder = root ?? (await mkdtemp(path.join(tmpdir(), 'inbox-')))
  const logged: string[] = []
  const handle = inbox(
    folder,
    { embedded: true, formService: { action: EMBEDDED_FORM_SERVICE, accessKey: 'embedded' } },
    (line) => logged.push(line),
  )
  const server = await listen((request, response) => {
    // As Vite does, which allows its own origins.
    response.setHeader('Access-Control-Allow-Origin', 'http://localhost')
    return handle(request, response, () => void response.writeHead(404).end())
  }, 0)
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const file = path.join(folder, INBOX)
  return {
    origin,
    url: origin + EMBEDDED_FORM_SERVICE,
    logged,
    /** The file with the received forms. */
    file,
    /** The lines of that file. */
    lines: async () => (await readFile(file, 'utf8')).split('\n').slice(0, -1),
    stop: async () => {
      server.close().closeAllConnections()
      if (root === undefined) await rm(folder, { recursive: true })
    },
  }
}
