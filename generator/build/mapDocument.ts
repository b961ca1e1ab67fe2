/** What a document that holds a map is made of. */
export type MapDocumentParts = {
  /** The name of its place in the manifest. */
  readonly place: string
  /** What the map shows. */
  readonly title: string
  /** The address of its script. */
  readonly script: string
  /** The addresses of its style sheets. */
  readonly styles: readonly string[]
  /** Its content security policy, for hosts that send no headers. Default: none. */
  readonly policy?: string
}

/** The HTML of a document that holds a map and nothing else. Its script draws the map. */
export function mapDocument({ place, title, script, styles, policy }: MapDocumentParts): string {
  return [
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">',
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script></head>`,
    `<body><div id="map" data-place="${escaped(place)}"></div></body></html>`,
  ].join('')
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
