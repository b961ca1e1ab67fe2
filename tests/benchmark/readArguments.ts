import { InvalidArgument, wholeNumber } from '../support/commandArguments.ts'

/** The arguments of `npm run bench`. */
export type BenchmarkArguments = {
  /** The benchmarks to run. Default: all. */
  readonly names: readonly string[]
  /** How often each is run. At minimum 1. Default: 3. */
  readonly runs: number
}

/** Parses the command-line arguments: names of benchmarks and a number. Throws `InvalidArgument`. */
export function readArguments(
  args: readonly string[],
  known: readonly string[],
): BenchmarkArguments {
  const names = args.filter((word) => known.includes(word))
  const [runs = '3', ...others] = args.filter((word) => !known.includes(word))
  const unknown = /^\d+$/.test(runs) ? others : [runs, ...others]
  if (unknown.length > 0) {
    throw new InvalidArgument(
      `There is no benchmark ${unknown.map((name) => JSON.stringify(name)).join(', ')}. The benchmarks are ${known.join(' and ')}. One number sets the runs of each.`,
    )
  }
  return {
    names: names.length > 0 ? names : known,
    runs: wholeNumber('The number of runs', runs, 1),
  }
}
