import { loadEnv } from 'vite'
import { ENVIRONMENT } from '../configuration.ts'
import type { Project } from '../project.ts'

/** The environment, with what `.env` adds to it. */
export const projectEnvironment = ({ root }: Project): NodeJS.ProcessEnv => ({
  ...loadEnv('production', root, ENVIRONMENT),
  ...process.env,
})
