import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import postcss, { parse, root as emptySheet, type Plugin as PostcssPlugin } from 'postcss'
import rtlcss from 'rtlcss'
import { type Plugin, type Rollup, runnerImport } from 'vite'
import { filesIn, relativePath } from '../files.ts'
import type { Project } from '../projectPaths.ts'
import type { CurrentPlan } from '../project/currentPlan.ts'
import { reloadOnChange } from './pluginInput.ts'

/** The name in style sheets, e.g. `@media (min-width: $menu-breakpoint)`. */
const VARIABLE = '$menu-breakpoint'

/**
 * Replaces `$menu-breakpoint` in style sheets by `menu.horizontalFrom` of the manifest, because media
 * queries cannot use CSS variables. In development, the style sheets are reloaded if the value changes.
 */
export function menuBreakpointPlugin(plan: CurrentPlan): Plugin {
  const users = new Map<string, string>()
  return {
    name: 'site:menu-breakpoint',
    // Before Vite's own CSS plugin.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: VARIABLE },
      async handler(code, id) {
        const { horizontalFrom } = (await plan.get()).site.menu
        users.set(id, horizontalFrom)
        return { code: code.replaceAll(VARIABLE, horizontalFrom), map: null }
      },
    },
    configureServer(server) {
      reloadOnChange(plan, server, async ({ site }) =>
        [...users].flatMap(([id, width]) => (width === site.menu.horizontalFrom ? [] : [id])),
      )
    },
  }
}

/**
 * A PostCSS plugin for sites that are written from right to left. It mirrors what has no logical form in our
 * style sheets, e.g. movements, gradients and shadows. Other sites keep their style sheets, so their pages
 * do not get larger. rtlcss does not know `translate`: write `transform: translateX()` instead.
 *
 * @param folder the folder of the style sheets; those of packages adapt to `dir` themselves
 */
export const mirrorStyles = (isRtl: () => Promise<boolean>, folder: string): PostcssPlugin => ({
  postcssPlugin: 'mirror-styles',
  // After the plugins that replace variables: they do not visit what it has changed.
  async OnceExit(root) {
    const file = root.source?.input.file
    if (file?.startsWith(folder) !== true || !(await isRtl())) return
    // It changes the style sheet that it gets.
    await postcss([rtlcss({ aliases: { inset: 'padding' } })]).process(root, { from: file })
  },
})

/**
 * Names the classes of CSS modules in builds, e.g. `c12_3`: the third class of the style sheet with the number 12.
 * Documents contain many class names, and a hash in each of them cannot be compressed: it adds 450 bytes.
 */
export const classNamesPlugin = ({ root }: Project): Plugin => ({
  name: 'site:class-names',
  apply: 'build',
  async config() {
    const folder = path.join(root, 'src')
    const sheets = (await filesIn(folder)).filter((file) => file.endsWith('.module.css'))
    const nameOf = numberedClassNames(sheets)
    return {
      css: {
        modules: { generateScopedName: (name, file) => nameOf(name, relativePath(folder, file)) },
      },
    }
  },
})

/**
 * Returns a function that names a class of a style sheet, by the position of the class in the style sheet. The names
 * are the same in every build, in any order of the style sheets.
 */
export function numberedClassNames(sheets: readonly string[]) {
  const sorted = sheets.toSorted()
  const classes = new Map<string, string[]>()
  return (name: string, sheet: string): string => {
    const names = classes.get(sheet) ?? []
    classes.set(sheet, names)
    if (!names.includes(name)) names.push(name)
    return `c${sorted.indexOf(sheet) + 1}_${names.indexOf(name) + 1}`
  }
}

/**
 * Splits a style sheet into the rules for printed pages (`@media print` outside of a layer) and all others. Documents
 * contain only the others: the first paint does not need 1.5 KB of rules for paper.
 */
export function splitPrint(css: string): { readonly screen: string; readonly print: string } {
  const [screen, print] = [parse(css), emptySheet()]
  screen.each((node) => {
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') {
      print.append(node.nodes ?? [])
      node.remove()
    }
  })
  return { screen: screen.toString(), print: print.toString() }
}

type Exports = typeof import('../../src/theme/cssVariables.ts')

/** Serves the CSS variables of the theme as the style sheet `virtual:theme.css` instead of a `<style>` element. */
export function themePlugin({ root }: Project): Plugin {
  const source = path.join(root, 'src/theme/cssVariables.ts')
  let isBuild = false
  return {
    name: 'site:theme',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    ...virtualStyleSheet({
      name: 'theme.css',
      root,
      async create() {
        // Imported with Vite, because the file is TypeScript and may change in development.
        const { module, dependencies } = await runnerImport<Exports>(source, { root })
        for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(root, file))
        return module.themeCss(isBuild ? await usedCssVariables(root) : undefined)
      },
    }),
  }
}

/** The CSS variables that the sources, and the Mantine style sheets that they import, use with `var()`. */
async function usedCssVariables(root: string): Promise<ReadonlySet<string>> {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  const sourceTexts = await readAll(await sourceFiles(path.join(root, 'src')))
  const imported = sourceTexts.flatMap((text) =>
    [...text.matchAll(MANTINE_SHEET)].map(([, name = '']) => resolve(name)),
  )
  const texts = [...sourceTexts, ...(await readAll(imported))]
  return new Set(
    texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(([, name = '']) => name)),
  )
}

const MANTINE_SHEET = /'(@mantine\/[^']+\.css)'/g
const REFERENCE = /var\(\s*(--[\w-]+)/g

async function sourceFiles(folder: string): Promise<string[]> {
  return (await filesIn(folder))
    .filter((name) => /(?<!\.test)\.(?:css|tsx?)$/.test(name))
    .map((name) => path.join(folder, name))
}

const readAll = (files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(file, 'utf8')))

/** A style sheet that exists only in the build. */
type VirtualStyleSheet = {
  /** The part of its name after `virtual:`, e.g. `theme.css`. */
  readonly name: string
  readonly root: string
  /** Creates the text. It can add files to watch. */
  readonly create: (this: Rollup.PluginContext) => Promise<string>
}

/** The hooks that serve a style sheet for imports of `virtual:<name>`. */
export function virtualStyleSheet({ name, root, create }: VirtualStyleSheet) {
  const [module, file] = [`virtual:${name}`, `/virtual-${name}`]
  const resolved = path.join(root, file)
  return {
    // In development, Vite requests the style sheet by its path too, with a query.
    resolveId(id) {
      const [source, query] = id.split('?')
      if (source !== module && source !== file) return undefined
      return query === undefined ? resolved : `${resolved}?${query}`
    },
    async load(id) {
      return id.split('?')[0] === resolved ? create.call(this) : undefined
    },
  } satisfies Partial<Plugin>
}
