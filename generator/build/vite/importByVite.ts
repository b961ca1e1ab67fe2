import { runnerImport } from 'vite'
import type { Importer } from '../../manifest/load.ts'

/** Imports a module as it is now: nothing of it is kept. */
export const importByVite: Importer = async (file) => (await runnerImport<object>(file)).module
