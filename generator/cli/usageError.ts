import type { Command, CommanderError } from 'commander'
import { UsageError } from '../diagnostics/console.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/** What the command line cannot make sense of, in one line that says what there is instead. */
export function toUsageError(error: CommanderError, program: Command): UsageError {
  const group = groupOf(program)
  const name = group.args[0] ?? ''
  if (error.code === 'commander.unknownCommand' || error.code === 'commander.help') {
    const names = group.commands.map((command) => command.name())
    const what = group === program ? 'commands' : `things to ${group.name()}`
    const start = name === '' ? 'Say what to do.' : `There is no ${JSON.stringify(name)} here.`
    return new UsageError(`${start} ${suggestion(name, names, what)}`)
  }
  const reason = error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ')
  return new UsageError(
    `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. See: npm run site -- ${[...program.args.slice(0, 1), '--help'].join(' ')}`,
  )
}

/** The innermost command with commands of its own that the words name. */
function groupOf(command: Command): Command {
  const [name] = command.args
  const next = command.commands.find((entry) => entry.name() === name)
  return next === undefined || next.commands.length === 0 ? command : groupOf(next)
}
