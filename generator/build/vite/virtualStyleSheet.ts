import path from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** A style sheet that exists only in the build. */
export type VirtualStyleSheet = {
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
      const [own, query] = id.split('?')
      if (own !== module && own !== file) return undefined
      return query === undefined ? resolved : `${resolved}?${query}`
    },
    async load(id) {
      return id.split('?')[0] === resolved ? create.call(this) : undefined
    },
  } satisfies Partial<Plugin>
}
