import { Command } from 'commander'
import type { Context } from './context.ts'
import { registerBuildCommands } from './buildCommands.ts'
import { registerEditCommands } from './editCommands.ts'
import { registerInspectCommands } from './inspectCommands.ts'
import { registerNewSiteCommands } from './newSiteCommands.ts'

/** The command line: every command with its arguments, options and help. */
export function siteProgram(context: Context): Command {
  const program = new Command('npm run site --')
    .usage('<command>')
    .description('Generates, inspects, builds and publishes the site of site.manifest.ts.')
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', EXIT_CODES)
  registerBuildCommands(program, context)
  registerInspectCommands(program, context)
  registerEditCommands(program, context)
  registerNewSiteCommands(program, context)
  for (const command of allCommands(program)) command.exitOverride()
  return program
}

const allCommands = (command: Command): Command[] => [
  ...command.commands,
  ...command.commands.flatMap(allCommands),
]

const EXIT_CODES = `
Exit codes:
  0  success
  1  the project has problems; the output lists them
  2  an argument is invalid
  3  only diff: notable changes, e.g. a new page
  4  only diff: breaking changes, e.g. a path is gone

Help for a command: npm run site -- <command> --help`
