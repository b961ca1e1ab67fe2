import { render } from './entry-server.tsx'
import type { RenderedPage } from './renderAddress.tsx'

/** What a process answers to an address: the page, or why there is none. */
export type Answer = { readonly page: RenderedPage } | { readonly error: string }

const answer = (content: Answer) => process.send?.(content)

process.on('message', (address) => {
  render(String(address)).then(
    (page) => answer({ page }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  )
})
