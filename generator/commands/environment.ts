import { loadEnv } from 'vite'
import { VARIABLES } from '../configuration.ts'
import type { Project } from '../project.ts'

/** The environment, with what `.env` adds to it. */
export const projectEnvironment = ({ root }: Project): NodeJS.ProcessEnv => ({
  ...loadEnv('production', root, VARIABLES),
  ...process.env,
})
