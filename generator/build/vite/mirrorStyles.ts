/** The part of a PostCSS style sheet that is used here. */
type StyleSheet = {
  readonly source?: { readonly input: { readonly file?: string } }
  walkDecls(visit: (declaration: { readonly prop: string; value: string }) => void): unknown
}

/**
 * A PostCSS plugin for sites that are written from right to left. It mirrors the values in our style
 * sheets for which CSS has no logical form: movements, gradients, and boxes with four sides. Other
 * sites keep their style sheets, so their documents do not get larger.
 *
 * @param folder the folder of the style sheets; those of packages adapt to `dir` themselves
 */
export function mirrorStyles(isRtl: () => Promise<boolean>, folder: string) {
  return {
    postcssPlugin: 'mirror-styles',
    async Once(root: StyleSheet) {
      if (root.source?.input.file?.startsWith(folder) !== true || !(await isRtl())) return
      root.walkDecls((declaration): void => {
        declaration.value = mirroredValue(declaration.prop, declaration.value)
      })
    },
  }
}

/** The value of a property, mirrored. The value itself if it has no left and right. */
export function mirroredValue(property: string, value: string): string {
  if (BOXES.test(property)) return mirroredBox(value)
  if (property === 'transform-origin') return value.replace(/^(?:left|0)(?= |$)/, 'right')
  if (property === 'translate') return value.replace(/^(?=[\d.]*[1-9])/, '-')
  return value
    .replaceAll(/translateX\((?=[\d.])/g, 'translateX(-')
    .replaceAll(/\bto (left|right)\b/g, (_, side) => (side === 'left' ? 'to right' : 'to left'))
}

/** Properties with up to four values: top, right, bottom, left. */
const BOXES = /^(?:inset|margin|padding|border-width)$/

function mirroredBox(value: string): string {
  const [top, right, bottom, left, ...others] =
    value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return left === undefined || others.length > 0 ? value : `${top} ${left} ${bottom} ${right}`
}
