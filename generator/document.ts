/** What a document's head needs beside what React renders there. */
export type HeadParts = {
  /** Addresses of style sheets, in order. */
  readonly styles: readonly string[]
  /** The address of the starter script. */
  readonly starter: string
  /** Addresses of the scripts that it brings: the one to run, then what it will ask for. */
  readonly scripts: readonly string[]
  /** The menu's data, for the browser's loader. */
  readonly navigation: unknown
}

/** Completes a rendered document: its style sheets, its starter and the navigation's data. */
export function completeDocument(
  html: string,
  { styles, starter, scripts, navigation }: HeadParts,
): string {
  const end = html.indexOf('</head>')
  if (end === -1) throw new Error('The rendered document has no head.')
  const parts = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" async fetchpriority="low" src="${starter}" data-scripts="${scripts.join(' ')}"></script>`,
    `<script type="application/json" id="navigation-data">${jsonForHtml(navigation)}</script>`,
  ]
  return html.slice(0, end) + parts.join('') + html.slice(end)
}

/** JSON that cannot end the element that holds it. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
