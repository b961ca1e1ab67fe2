/** An address to render, and its page's name in generated code. */
export type Rendering = { readonly address: string; readonly id: string }

/** Where nothing stands: the document that a server sends with status 404. */
export const NOT_FOUND: Rendering = { address: '/404', id: 'notFound' }

/** Why an address has no document. */
export const notRendered = ({ address }: Rendering, error: unknown) =>
  new Error(
    `${address} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  )
