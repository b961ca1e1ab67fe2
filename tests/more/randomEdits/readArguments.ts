import { parseArgs } from 'node:util'
import { invalidOption, wholeNumber } from '../../support/commandArguments.ts'

/** The arguments of `npm run test:edits`. */
export type EditsArguments = {
  /** The seeds of the edits. Default: 1 to 10; 1 with `editor`. */
  readonly seeds: readonly number[]
  /** Whether all tests run for each seed. */
  readonly all: boolean
  /** Whether the page editor is tested instead. */
  readonly editor: boolean
}

/** Parses the command-line arguments. Throws `InvalidArgument`. */
export function readArguments(args: readonly string[]): EditsArguments {
  const { seed, seeds, all, editor } = parse(args)
  if (seed !== undefined) return { seeds: [wholeNumber('--seed', seed, 1)], all, editor }
  const count = wholeNumber('--seeds', seeds ?? (editor ? '1' : '10'), 1)
  return { seeds: Array.from({ length: count }, (_, index) => index + 1), all, editor }
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seeds: { type: 'string' },
        seed: { type: 'string' },
        all: { type: 'boolean', default: false },
        editor: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw invalidOption(error, '--seeds, --seed, --all and --editor')
  }
}
