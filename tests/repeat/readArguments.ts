import { parseArgs } from 'node:util'

/** What to repeat, and how. */
export type RepeatArguments = {
  /** How often the tests run. At least 1. Default 10. */
  readonly times: number
  /** How many processes keep a core busy meanwhile. Default 1. */
  readonly load: number
  /** Parts of the paths of test files, as Playwright takes them. Default: all files. */
  readonly filters: readonly string[]
}

/** An argument that the command cannot use. Its message says which one and what is allowed. */
export class InvalidArgument extends Error {}

/** Reads the words after the command. Throws `InvalidArgument`. */
export function readArguments(args: readonly string[]): RepeatArguments {
  const { values, positionals } = parsed(args)
  return {
    times: wholeNumber('--times', values.times, 1),
    load: wholeNumber('--load', values.load, 0),
    filters: positionals,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        times: { type: 'string', default: '10' },
        load: { type: 'string', default: '1' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new InvalidArgument(`${reason}. The options are --times and --load.`)
  }
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least) return number
  throw new InvalidArgument(`${option} is "${text}": set it to a whole number from ${least} on.`)
}
