import { parentPort } from 'node:worker_threads'
import { render } from './entry-server.tsx'
import type { RenderedPage } from './renderAddress.tsx'

/** What a thread answers to an address: the page, or why there is none. */
export type Answer = { readonly page: RenderedPage } | { readonly error: string }

const answer = (content: Answer) => parentPort?.postMessage(content)

parentPort?.on('message', (address: string) => {
  render(address).then(
    (page) => answer({ page }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  )
})
