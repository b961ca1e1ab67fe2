import { existsSync } from 'node:fs'
import path from 'node:path'
import { envFileVariables } from '../../hosting/configuration.ts'
import type { Project } from '../../manifest/project.ts'

/** The env files of Vite for a production build (https://vite.dev/guide/env-and-mode). */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The environment variables, with those of the env files. Vite is only loaded if there is such a file. */
export async function projectEnvironment({ root }: Project): Promise<NodeJS.ProcessEnv> {
  if (!FILES.some((name) => existsSync(path.join(root, name)))) return process.env
  const { loadEnv } = await import('vite')
  const variables = envFileVariables((prefixes) => loadEnv('production', root, prefixes))
  return { ...variables, ...process.env }
}
