import { createHash } from 'node:crypto'
import type { Text } from '../../../src/model/fillText.ts'
import type { SiteLanguage } from '../../../src/site/language.ts'

/** The texts of a page, and the target of its link. */
export type PageText = {
  readonly language: SiteLanguage
  readonly title: string
  readonly text: string
  /** The target of the link: an http or https URL, or a path. */
  readonly back: string
  /** The last line, with a placeholder for the link. */
  readonly advice: Text<'link'>
  /** The text of the link. */
  readonly link: string
}

/** A small page for a visitor without JavaScript. All texts are escaped. */
export const page = ({ language, title, text, back, link, advice }: PageText) => `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
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
<p>${advice
  .split('{link}')
  .map(escapeHtml)
  .join(`<a href="${escapeHtml(back)}">${escapeHtml(link)}</a>`)}</p>
</main>
</body>
</html>
`

const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-inline-size: 40rem; margin: 4rem auto; padding-inline: 1.5rem; overflow-wrap: anywhere }`

/** The Content Security Policy of these pages: it allows only their inline style. */
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

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '')
