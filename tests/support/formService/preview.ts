import { previewCommand } from '../../../generator/cli/commands/preview.ts'
import { projectAt } from '../../../generator/manifest/project.ts'
import { inbox } from '../../../generator/server/inbox.ts'
import { formServiceControl } from './control.ts'
import { controlEndpoint } from './controlEndpoint.ts'
import { simulateFaults } from './simulateFault.ts'

/** Serves the build with a form service whose faults tests control. */
const control = formServiceControl()
const endpoint = controlEndpoint(control)

await previewCommand(
  projectAt(),
  (line) => process.stdout.write(`${line}\n`),
  (root, configuration, log, settings) => {
    const forms = inbox(root, configuration, log, settings, simulateFaults(control))
    return (request, response, next) =>
      forms(request, response, () => endpoint(request, response, next))
  },
)
