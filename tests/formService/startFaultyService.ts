import { startService } from '../../generator/server/formService/testing/startService.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint, FORM_SERVICE_CONTROL } from './controlEndpoint.ts'
import { simulateFaults } from './simulateFault.ts'

/** A form service for one test, on a free port of this machine, whose faults the test chooses. */
export async function startFaultyService() {
  const control = formServiceControl()
  const service = await startService({
    intercept: simulateFaults(control),
    next: controlEndpoint(control),
  })
  return { ...service, control, controlUrl: service.origin + FORM_SERVICE_CONTROL }
}

/** A form service whose faults a test chooses. */
export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>
