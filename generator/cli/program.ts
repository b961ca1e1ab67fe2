import { Command, type CommanderError } from 'commander'
import { UsageError, UserError } from '../diagnostics/console.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { errorCode } from '../files.ts'
import { capitalize } from '../text.ts'
import { registerBuildCommands } from './build.ts'
import type { Context } from './context.ts'
import { registerEditCommands } from './edit.ts'
import { registerInspectCommands } from './inspect.ts'
import { registerNewSiteCommands } from './newSite.ts'

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
  3  only diff: visible changes, e.g. a new page
  4  only diff: breaking changes, e.g. a path is gone

Help for a command: npm run site -- <command> --help`

/** Converts an error of Commander into one line with the valid commands, or the command for its help. */
export function toUsageError(error: CommanderError, program: Command): UsageError {
  const group = groupOf(program)
  const name = group.args[0] ?? ''
  if (error.code === 'commander.unknownCommand' || error.code === 'commander.help') {
    const names = group.commands.map((command) => command.name())
    const what = group === program ? 'commands' : `subcommands of ${group.name()}`
    const problem = name === '' ? 'Enter a command.' : `${JSON.stringify(name)} is not a command.`
    return new UsageError(`${problem} ${suggestion(name, names, what)}`)
  }
  const reason = error.message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .replaceAll(/\s*\n\s*/g, ' ')
  return new UsageError(
    `${capitalize(reason)}. See: npm run site -- ${[...commandNames(program), '--help'].join(' ')}`,
  )
}

/** The names of the command in the arguments and of the groups above it, e.g. `add`, `page`. */
function commandNames(command: Command): string[] {
  const [name] = command.args
  const next = command.commands.find((entry) => entry.name() === name)
  return next === undefined ? [] : [next.name(), ...commandNames(next)]
}

/** The last command in the arguments that has subcommands. */
function groupOf(command: Command): Command {
  const [name] = command.args
  const next = command.commands.find((entry) => entry.name() === name)
  return next === undefined || next.commands.length === 0 ? command : groupOf(next)
}

/** What the operator can change about a file that cannot be written, by the code of the error. */
const WRITE_ERRORS = new Map<unknown, string>([
  ['EACCES', 'you have no permission. Change its owner or its permissions.'],
  ['EPERM', 'you have no permission. Change its owner or its permissions.'],
  ['EROFS', 'the file system is read-only. Use a copy of the project that can be written.'],
  ['ENOSPC', 'the disk is full.'],
])

/** Converts the error of a file that cannot be written into one sentence. Undefined for other errors. */
export function toWriteError(error: unknown): UserError | undefined {
  if (!(error instanceof Error)) return undefined
  // Errors of open files have no path, and those of the bundler have no code.
  const isFull = /no space left on device|not enough space on the disk/i.test(error.message)
  const file = 'path' in error ? String(error.path) : isFull && 'A file'
  const reason = WRITE_ERRORS.get(isFull ? 'ENOSPC' : errorCode(error))
  return file && reason ? new UserError(`${file} cannot be written: ${reason}`) : undefined
}
