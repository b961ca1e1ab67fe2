import { createHash } from 'node:crypto'

/** What a page of the service says, and where its link leads. */
export type PageText = {
  readonly title: string
  readonly text: string
  /** An http or https address or a path. */
  readonly back: string
  /** The words of the link, and the sentence before it. */
  readonly link: string
  readonly advice: string
}

/** A small page for a visitor without scripts. Every text in it is escaped. */
export const page = ({ title, text, back, link, advice }: PageText) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>${escapeHtml(advice)} <a href="${escapeHtml(back)}">${escapeHtml(link)}</a></p>
</main>
</body>
</html>
`

const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-inline-size: 40rem; margin: 4rem auto; padding-inline: 1.5rem; overflow-wrap: anywhere }`

/** The policy of these pages: nothing but their own style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '')
