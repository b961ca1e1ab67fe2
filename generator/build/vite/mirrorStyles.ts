import postcss, { type Plugin } from 'postcss'
import rtlcss from 'rtlcss'

/**
 * A PostCSS plugin for sites that are written from right to left. It mirrors what has no logical form in our
 * style sheets, e.g. movements, gradients and shadows. Other sites keep their style sheets, so their pages
 * do not get larger.
 *
 * rtlcss does not know `translate`: write `transform: translateX()` instead.
 *
 * @param folder the folder of the style sheets; those of packages adapt to `dir` themselves
 */
export const mirrorStyles = (isRtl: () => Promise<boolean>, folder: string): Plugin => ({
  postcssPlugin: 'mirror-styles',
  async Once(root) {
    const file = root.source?.input.file
    if (file?.startsWith(folder) !== true || !(await isRtl())) return
    // It changes the style sheet that it gets.
    await postcss([rtlcss({ aliases: { inset: 'padding' } })]).process(root, { from: file })
  },
})
