import { existsSync } from 'node:fs'
import path from 'node:path'
import { VARIABLES } from '../../hosting/configuration.ts'
import type { Project } from '../../manifest/project.ts'

/** The files that add to the environment (https://vite.dev/guide/env-and-mode). */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The environment, with what files add to it. Where there is none, Vite need not be loaded for it. */
export async function projectEnvironment({ root }: Project): Promise<NodeJS.ProcessEnv> {
  if (!FILES.some((name) => existsSync(path.join(root, name)))) return process.env
  const { loadEnv } = await import('vite')
  return { ...loadEnv('production', root, VARIABLES), ...process.env }
}
