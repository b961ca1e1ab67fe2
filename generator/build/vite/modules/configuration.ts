import type { VirtualModule } from './virtualModule.ts'

/** Exports the values of environment variables. */
export const configuration: VirtualModule = ({ configuration: { formService, staging } }) => ({
  formService,
  staging,
})
