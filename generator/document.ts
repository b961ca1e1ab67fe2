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
  /** What else is said of the page: `<meta>` elements by their attributes. @default none */
  readonly tags?: readonly Readonly<Record<string, string>>[]
}

/** Completes a rendered document: its tags, style sheets, its starter and the navigation's data. */
export function completeDocument(html: string, parts: HeadParts): string {
  const { styles, starter, scripts, navigation, tags = [] } = parts
  const end = html.indexOf('</head>')
  if (end === -1) throw new Error('The rendered document has no head.')
  const elements = [
    ...tags.map((tag) => `<meta${attributes(tag)}>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" async fetchpriority="low" src="${starter}" data-scripts="${scripts.join(' ')}"></script>`,
    `<script type="application/json" id="navigation-data">${jsonForHtml(navigation)}</script>`,
  ]
  return html.slice(0, end) + elements.join('') + html.slice(end)
}

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(
      ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
    .join('')

/** JSON that cannot end the element that holds it. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
