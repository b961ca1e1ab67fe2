import type { Importer } from '../../manifest/load.ts'
import { importFresh } from './importWithVite.ts'

/** Imports a module as if some files had these texts, by absolute path. Used to check an edit before it is saved. */
export const importWithEdits =
  (texts: ReadonlyMap<string, string>): Importer =>
  (file) => {
    const edits = { name: 'site:edits', load: (id: string) => texts.get(id) }
    return importFresh(file, { plugins: [edits], logLevel: 'silent' })
  }
