import {
  startService,
  type ServiceOptions,
} from '../../generator/server/formService/testing/startService.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint, FORM_SERVICE_CONTROL } from './controlEndpoint.ts'
import { simulateFaults } from './simulateFault.ts'

/** Starts a form service whose faults the test controls. Default: on a free port. */
export async function startFaultyService({
  port,
  settings,
}: Pick<ServiceOptions, 'port' | 'settings'> = {}) {
  const control = formServiceControl()
  const service = await startService({
    port,
    settings,
    intercept: simulateFaults(control),
    next: controlEndpoint(control),
  })
  return { ...service, control, controlUrl: service.origin + FORM_SERVICE_CONTROL }
}

/** A form service whose faults a test controls. */
export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>
