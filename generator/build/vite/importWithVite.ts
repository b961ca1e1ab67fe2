import { runnerImport } from 'vite'
import type { Importer } from '../../manifest/load.ts'

/** Imports a module with Vite, without a module cache: each call evaluates the current files. */
export const importWithVite: Importer = async (file) => (await runnerImport<object>(file)).module
