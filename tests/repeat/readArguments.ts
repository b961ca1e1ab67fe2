import { parseArgs } from 'node:util'
import { invalidOption, wholeNumber } from '../support/commandArguments.ts'

/** The arguments of `npm run test:repeat`. */
export type RepeatArguments = {
  /** The number of runs. At minimum 1. Default: 10. */
  readonly times: number
  /** The number of processes that each keep a processor core busy. Default: 1. */
  readonly load: number
  /** Playwright's file filters. Default: all files. */
  readonly filters: readonly string[]
}

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
    throw invalidOption(error, '--times and --load')
  }
}
