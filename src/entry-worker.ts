import { render } from './entry-server.tsx'
import type { RenderedPage } from './renderAddress.tsx'

/** What a process answers to an address: the page, or why there is none. */
export type Answer = {
  readonly address: string
  readonly content: { readonly page: RenderedPage } | { readonly error: string }
}

process.on('message', (message) => {
  const address = String(message)
  const answer = (content: Answer['content']) => process.send?.({ address, content })
  render(address).then(
    (page) => answer({ page }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  )
})
