import type { InlineConfig, Plugin } from 'vite'
import type { Importer } from '../manifest/load.ts'

/** Imports a module with Vite, without a module cache: each call evaluates the current files. */
export const importWithVite: Importer = (file) => importFresh(file, [])

/**
 * Imports a module with a Vite configuration. Creating source maps takes two thirds of the time for a
 * large manifest, and only errors need them, so a module that throws is imported again with source maps.
 */
export async function importFresh(file: string, plugins: readonly Plugin[], config?: InlineConfig) {
  // Most commands import the manifest with Node.js. Loading Vite takes as long as all that they do.
  const { runnerImport } = await import('vite')
  const load = async (all: readonly Plugin[]) =>
    (await runnerImport<object>(file, { ...config, plugins: [...all] })).module
  try {
    return await load([...plugins, withoutSourceMaps])
  } catch {
    return load(plugins)
  }
}

/** An empty mapping is how plugins tell Vite that there is no source map. */
const withoutSourceMaps: Plugin = {
  name: 'site:no-source-maps',
  enforce: 'post',
  transform: (code) => ({ code, map: { mappings: '' } }),
}

/** Imports a module as if some files had these texts, by absolute path. Used to check an edit before it is saved. */
export const importWithEdits =
  (texts: ReadonlyMap<string, string>): Importer =>
  (file) => {
    const edits = { name: 'site:edits', load: (id: string) => texts.get(id) }
    return importFresh(file, [edits], { logLevel: 'silent' })
  }
