import { startService } from '../../generator/server/formService/testing/startService.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint, FORM_SERVICE_CONTROL } from './controlEndpoint.ts'
import { simulateFaults } from './simulateFault.ts'

/** Starts a form service on a free port whose faults the test controls. */
export async function startFaultyService() {
  const control = formServiceControl()
  const service = await startService({
    intercept: simulateFaults(control),
    next: controlEndpoint(control),
  })
  return { ...service, control, controlUrl: service.origin + FORM_SERVICE_CONTROL }
}

/** A form service whose faults a test controls. */
export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>
