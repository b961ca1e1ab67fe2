/** The id of the element that carries a page's structured data. */
export const STRUCTURED_DATA_BLOCK = 'structured-data'

/** The structured data of the page that a router shows, of which the page's loader tells. */
export function structuredDataOf(matches: readonly { readonly loaderData?: unknown }[]): unknown {
  const page = matches.at(-1)?.loaderData
  return typeof page === 'object' && page !== null && 'structuredData' in page
    ? page.structuredData
    : undefined
}

/**
 * Makes the document carry the structured data of the page that is shown. The build writes that of
 * the first page; React has no part in it, for under Trusted Types it could not render a script.
 */
export function showStructuredData(data: unknown): void {
  const block = document.getElementById(STRUCTURED_DATA_BLOCK)
  if (data === undefined) {
    block?.remove()
    return
  }
  const text = JSON.stringify(data)
  if (block?.textContent === text) return
  trustJson()
  const next = document.createElement('script')
  next.id = STRUCTURED_DATA_BLOCK
  next.type = 'application/ld+json'
  next.textContent = text
  if (block === null) document.head.append(next)
  else block.replaceWith(next)
}

/**
 * The site's policy lets text become a script's content only through the default policy of Trusted
 * Types. This one lets JSON through, which does nothing, and throws at everything else.
 */
function trustJson(): void {
  const { trustedTypes } = window
  if (trustedTypes === undefined || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScript: (text) => {
      JSON.parse(text)
      return text
    },
  })
}
