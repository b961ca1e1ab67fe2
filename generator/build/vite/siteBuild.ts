import type { Configuration } from '../../hosting/configuration.ts'
import type { Project } from '../../manifest/project.ts'
import type { CurrentPlan } from '../currentPlan.ts'

/** The input of the Vite plugins, in builds and development. */
export type SiteBuild = {
  readonly project: Project
  readonly plan: CurrentPlan
  readonly configuration: Configuration
  /** The time of the build. ISO 8601 in UTC. */
  readonly builtAt: string
}
