import { parseArgs } from 'node:util'
import { invalidOption, wholeNumber } from '../support/commandArguments.ts'

/** The arguments of `npm run test:edits`. */
export type EditsArguments = {
  /** The seeds of the edits. Default: 1 to 10. */
  readonly seeds: readonly number[]
  /** Whether all tests run for each seed. */
  readonly all: boolean
}

/** Parses the command-line arguments. Throws `InvalidArgument`. */
export function readArguments(args: readonly string[]): EditsArguments {
  const { seed, seeds, all } = parse(args)
  if (seed !== undefined) return { seeds: [wholeNumber('--seed', seed, 1)], all }
  const count = wholeNumber('--seeds', seeds, 1)
  return { seeds: Array.from({ length: count }, (_, index) => index + 1), all }
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seeds: { type: 'string', default: '10' },
        seed: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw invalidOption(error, '--seeds, --seed and --all')
  }
}
