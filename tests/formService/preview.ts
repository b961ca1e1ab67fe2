import { previewCommand } from '../../generator/cli/commands/preview.ts'
import { projectAt } from '../../generator/manifest/project.ts'
import { embeddedFormService } from '../../generator/server/formService/embedded.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint } from './controlEndpoint.ts'
import { simulateFaults } from './simulateFault.ts'

/** Serves the build with a form service whose faults tests control. */
const control = formServiceControl()
const endpoint = controlEndpoint(control)

await previewCommand(
  projectAt(),
  (line) => process.stdout.write(`${line}\n`),
  (project, configuration, log, texts) => {
    const intercept = simulateFaults(control)
    const service = embeddedFormService(project, configuration, log, texts, intercept)
    return (request, response, next) =>
      service(request, response, () => void endpoint(request, response, next))
  },
)
