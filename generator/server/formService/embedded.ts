import path from 'node:path'
import type { Configuration } from '../../hosting/configuration.ts'
import type { Say } from '../../diagnostics/console.ts'
import type { Project } from '../../manifest/project.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint } from './controlEndpoint.ts'
import { formService } from './formService.ts'
import type { Middleware } from './middleware.ts'

/** The file, below the project's root, that takes what the embedded form service receives. */
export const OUTBOX = '.outbox/forms.jsonl'

/**
 * The form service of the preview and of development, where the build is made for it; elsewhere
 * nothing. With `faults`, tests may choose how it fails.
 */
export function embeddedFormService(
  { root }: Project,
  { embedded, formService: { accessKey } }: Configuration,
  say: Say,
  faults = false,
): Middleware {
  if (!embedded) return (_request, _response, next) => next?.()
  const control = faults ? formServiceControl() : undefined
  const outbox = path.join(root, OUTBOX)
  const service = formService({ accessKey, outbox, clock: () => new Date(), say, control })
  if (control === undefined) return service
  const orders = controlEndpoint(control)
  return (request, response, next) =>
    service(request, response, () => void orders(request, response, next))
}
