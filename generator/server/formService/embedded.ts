import path from 'node:path'
import type { Configuration } from '../../hosting/configuration.ts'
import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import type { Log } from '../../diagnostics/console.ts'
import type { Project } from '../../manifest/project.ts'
import { formService } from './formService.ts'
import type { Interceptor } from './interceptor.ts'
import type { Middleware } from './middleware.ts'

/** The file for the received forms of the embedded form service, relative to the project. */
export const OUTBOX = '.outbox/forms.jsonl'

/**
 * The form service of the preview and the development server. Without effect if the build uses another
 * form service.
 */
export function embeddedFormService(
  { root }: Project,
  { embedded, formService: { accessKey } }: Configuration,
  log: Log,
  settings: () => Promise<FormServiceSettings>,
  intercept?: Interceptor,
): Middleware {
  if (!embedded) return (_request, _response, next) => next?.()
  const outbox = path.join(root, OUTBOX)
  return formService({ accessKey, outbox, clock: () => new Date(), log, settings, intercept })
}
