import { Command } from 'commander'
import type { Context } from './context.ts'
import { registerBuildCommands } from './buildCommands.ts'
import { registerEditCommands } from './editCommands.ts'
import { registerInspectCommands } from './inspectCommands.ts'

/** The command line: every command with its arguments, options and help. */
export function siteProgram(context: Context): Command {
  const program = new Command('site')
    .usage('<command>')
    .description('Makes the site from site.manifest.ts, and tells what is in it.')
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', EXIT_CODES)
  registerBuildCommands(program, context)
  registerInspectCommands(program, context)
  registerEditCommands(program, context)
  for (const command of every(program)) command.exitOverride()
  return program
}

const every = (command: Command): Command[] => [
  ...command.commands,
  ...command.commands.flatMap(every),
]

const EXIT_CODES = `
Exit codes:
  0  done, and nothing is wrong
  1  something is wrong with the project: the output says what
  2  asked for something that there is not: one line says what there is
  3  diff: something notable changed
  4  diff: something breaking changed

Each command tells more: npm run site -- <command> --help`
