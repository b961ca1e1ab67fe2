import { expect, it } from 'vitest'
import { InvalidArgument } from '../../support/commandArguments.ts'
import { readArguments } from './readArguments.ts'

it.each([
  [[], 10, 1],
  [['--seeds', '3'], 3, 1],
  [['--seed', '7'], 1, 7],
  [['--editor'], 1, 1],
  [['--editor', '--seeds', '2'], 2, 1],
])('%j: %i seeds, the first is %i', (args, count, first) => {
  const { seeds } = readArguments(args)
  expect([seeds.length, seeds[0]]).toEqual([count, first])
})

it.each([
  [['--seed', '0'], '--seed is "0". Set it to a whole number of at least 1.'],
  [['--seeds', 'ten'], '--seeds is "ten". Set it to a whole number of at least 1.'],
  [
    ['--sead', '7'],
    "Unknown option '--sead'. The options are --seeds, --seed, --all and --editor.",
  ],
])('rejects %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(new InvalidArgument(message))
})
