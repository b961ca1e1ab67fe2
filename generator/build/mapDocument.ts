import type { SiteLanguage } from '../../src/site/site.ts'

/** The content of a map document. */
export type MapDocumentInput = {
  readonly language: SiteLanguage
  /** The name of the place in the manifest. */
  readonly place: string
  /** The document's title. */
  readonly title: string
  /** The URL of the script. */
  readonly script: string
  /** The URLs of the style sheets. */
  readonly styles: readonly string[]
  /** The Content Security Policy as `<meta>`, for hosts that send no headers. Default: none. */
  readonly policy?: string
}

/** The HTML of a map document, which pages show in an iframe. Its script renders the map. */
export function mapDocument(input: MapDocumentInput): string {
  const { language, place, title, script, styles, policy } = input
  return [
    `<!DOCTYPE html><html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8">`,
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script></head>`,
    `<body><div id="map" data-place="${escapeHtml(place)}"></div></body></html>`,
  ].join('')
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
