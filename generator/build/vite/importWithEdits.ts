import { runnerImport } from 'vite'
import type { Importer } from '../../manifest/load.ts'

/** Imports a module as if some files had these texts, by absolute path. Used to check an edit before it is saved. */
export const importWithEdits =
  (texts: ReadonlyMap<string, string>): Importer =>
  async (file) => {
    const edits = { name: 'site:edits', load: (id: string) => texts.get(id) }
    return (await runnerImport<object>(file, { plugins: [edits], logLevel: 'silent' })).module
  }
