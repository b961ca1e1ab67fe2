import { Command, type CommanderError } from 'commander'
import { UsageError, UserError } from '../diagnostics/commandRun.ts'
import { errorCode } from '../files.ts'
import { capitalize } from '../text.ts'
import { registerBuildCommands } from './build.ts'
import type { CommandContext } from './context.ts'
import { registerEditCommands } from './edit.ts'
import { registerInspectCommands } from './inspect.ts'
import { registerNewSiteCommands } from './newSite.ts'

/** The command line: every command with its arguments, options and help. */
export function siteProgram(context: CommandContext): Command {
  const program = new Command('npm run site --')
    .usage('<command>')
    .description('Generates, inspects, builds and publishes the site of site.manifest.ts.')
    .showSuggestionAfterError(true)
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', EXIT_CODES)
    .hook('preAction', (_, command) => rejectEmpty(command))
  registerBuildCommands(program, context)
  registerInspectCommands(program, context)
  registerEditCommands(program, context)
  registerNewSiteCommands(program, context)
  for (const command of commandsOf(program)) {
    command.exitOverride((error) => {
      throw usageError(error, command)
    })
  }
  return program
}

/** A command and all commands below it. */
const commandsOf = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(commandsOf),
]

const EXIT_CODES = `
Exit codes:
  0  success
  1  the project has problems, or launch finds something to fix; add, rename and remove changed nothing
  2  an argument is invalid, e.g. a page that does not exist
  3  only diff: visitors, operators or recipients of forms notice a change, e.g. a new page or form field
  4  only diff: an address, an anchor or a part of a form is gone, or a third party is new

Help for a command: npm run site -- <command> --help`

/** Converts an error of Commander into one line with the command for help. Help itself is no error. */
function usageError(error: CommanderError, command: Command): Error {
  if (error.exitCode === 0) return error
  const isHelp = error.code === 'commander.help'
  const reason = isHelp ? 'enter a command' : error.message.replace(/^error: |\.$/g, '')
  const line = capitalize(reason.replaceAll(/\s*\n\s*/g, ' '))
  return new UsageError(`${line}. See: ${fullName(command)} --help`)
}

/** Throws if an argument or an option is empty, e.g. because a script uses a variable that is not set. */
function rejectEmpty(command: Command): void {
  const values: unknown[] = [...command.args, ...Object.values(command.opts())]
  if (values.some((value) => typeof value === 'string' && value.trim() === '')) {
    throw new UsageError(`An argument is empty. See: ${fullName(command)} --help`)
  }
}

/** The name of a command with those of the groups above it, e.g. `npm run site -- add page`. */
const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`

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
