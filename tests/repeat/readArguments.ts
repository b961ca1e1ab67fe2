import { parseArgs } from 'node:util'

/** The arguments of `npm run test:repeat`. */
export type RepeatArguments = {
  /** The number of runs. At minimum 1. Default: 10. */
  readonly times: number
  /** The number of processes that each keep a processor core busy. Default: 1. */
  readonly load: number
  /** Playwright's file filters. Default: all files. */
  readonly filters: readonly string[]
}

/** An invalid argument. The message contains the argument and what is allowed. */
export class InvalidArgument extends Error {}

/** Parses the command-line arguments. Throws `InvalidArgument`. */
export function readArguments(args: readonly string[]): RepeatArguments {
  const { values, positionals } = parse(args)
  return {
    times: wholeNumber('--times', values.times, 1),
    load: wholeNumber('--load', values.load, 0),
    filters: positionals,
  }
}

function parse(args: readonly string[]) {
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

function wholeNumber(option: string, text: string, minimum: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= minimum) return number
  throw new InvalidArgument(
    `${option} is "${text}". Set it to a whole number of at least ${minimum}.`,
  )
}
