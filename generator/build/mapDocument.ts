import { LANGUAGE } from '../../src/site/language.ts'
/** The content of a map document. */
export type MapDocumentInput = {
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
export function mapDocument({ place, title, script, styles, policy }: MapDocumentInput): string {
  return [
    `<!DOCTYPE html><html lang="${LANGUAGE}"><head><meta charset="utf-8">`,
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
