/** Something in an SVG file that is not allowed. */
export type SvgProblem = {
  /** Line and column in the file, e.g. `3:5`. */
  readonly position: string
  readonly message: string
  readonly hint: string
}

/** What a browser runs, or loads from elsewhere, if it opens an SVG file. */
const ACTIVE: readonly RegExp[] = [
  // An entity can contain any of the others. Text in UTF-16 has null characters.
  /<!ENTITY|<\?xml-stylesheet|\0/g,
  /<(?:[\w.-]+:)?(?:audio|embed|foreignObject|form|handler|iframe|link|listener|meta|object|script|video)\b[^<>]*>/gi,
  // Event handlers.
  /(?<=\s)on\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi,
  // References, also those that an animation sets, except to parts of the file and to its own pixels.
  /(?<=\s)(?:[\w.-]+:)?(?:href|src)\s*=\s*(?!["']\s*(?:#|data:image\/(?:avif|gif|jpe?g|png|webp)[;,]))(?:"[^"]*"|'[^']*')/gi,
  /(?<=\s)attributeName\s*=\s*["'][^"']*href["']/gi,
  /@import|image-set\(|url\((?!\s*(?:["']|&quot;)?\s*(?:#|data:))[^)]*\)/gi,
]

/** Finds the parts of an SVG file that a browser runs, or loads from elsewhere, if it opens the file. */
export function activeParts(text: string): SvgProblem[] {
  const found = ACTIVE.flatMap((pattern) => [...text.matchAll(pattern)])
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({ 0: part, index }) => {
      const lines = text.slice(0, index).split('\n')
      return {
        position: `${lines.length}:${(lines.at(-1) ?? '').length + 1}`,
        message: `The file contains ${part.slice(0, 80).replace('\0', 'UTF-16')}.`,
        hint: 'Remove it, or export the image as AVIF or PNG. Scripts, event handlers, HTML and references to other files are not allowed in SVG files.',
      }
    })
}
