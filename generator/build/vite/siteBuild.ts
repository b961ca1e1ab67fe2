import type { Configuration } from '../../hosting/configuration.ts'
import type { Project } from '../../manifest/project.ts'
import type { CurrentPlan } from '../currentPlan.ts'

/** What the site is built or served from. */
export type SiteBuild = {
  readonly project: Project
  readonly plan: CurrentPlan
  readonly configuration: Configuration
  /** The build's clock. ISO 8601 in UTC. */
  readonly builtAt: string
}
