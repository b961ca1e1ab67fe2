/** The id of the `script` element with a page's structured data. */
export const STRUCTURED_DATA_BLOCK = 'structured-data'

/**
 * Replaces the document's structured data after a client-side navigation. The build writes the
 * structured data of the first page. React cannot render it, because Trusted Types forbid it to
 * create a script.
 */
export function updateStructuredData(data: unknown): void {
  const block = document.getElementById(STRUCTURED_DATA_BLOCK)
  if (data === undefined) {
    block?.remove()
    return
  }
  const text = JSON.stringify(data)
  if (block?.textContent === text) return
  allowJsonScripts()
  const next = document.createElement('script')
  next.id = STRUCTURED_DATA_BLOCK
  next.type = 'application/ld+json'
  next.textContent = text
  if (block === null) document.head.append(next)
  else block.replaceWith(next)
}

/**
 * Trusted Types allow text as the content of a script only through a policy. This default policy
 * allows JSON, which cannot be executed, and throws on anything else.
 */
function allowJsonScripts(): void {
  const { trustedTypes } = window
  if (trustedTypes === undefined || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScript: (text) => {
      JSON.parse(text)
      return text
    },
  })
}
