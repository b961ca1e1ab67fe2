import type { SiteModule } from './siteModule.ts'

/** Gives components what the environment variables say. */
export const configuration: SiteModule = ({ configuration: { formService, staging } }) => ({
  formService,
  staging,
})
