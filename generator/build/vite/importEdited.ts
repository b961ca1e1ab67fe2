import { runnerImport } from 'vite'
import type { Importer } from '../../manifest/load.ts'

/** Imports a module with some files as they would be after an edit, by absolute path. */
export const importEdited =
  (texts: ReadonlyMap<string, string>): Importer =>
  async (file) => {
    const edits = { name: 'site:edits', load: (id: string) => texts.get(id) }
    return (await runnerImport<object>(file, { plugins: [edits], logLevel: 'silent' })).module
  }
