import { expect, it } from 'vitest'
import { InvalidArgument } from '../support/commandArguments.ts'
import { readArguments } from './readArguments.ts'

const KNOWN = ['pages', 'builds']

it.each([
  [[], KNOWN, 3],
  [['builds'], ['builds'], 3],
  [['pages', '5'], ['pages'], 5],
  [['1'], KNOWN, 1],
])('%j: %j, %i runs', (args, names, runs) => {
  expect(readArguments(args, KNOWN)).toEqual({ names, runs })
})

it.each([
  [['forms'], 'There is no benchmark "forms".'],
  [['pages', '3', '4'], 'There is no benchmark "4".'],
  [['3', 'forms', '--runs'], 'There is no benchmark "forms", "--runs".'],
])('rejects %j', (args, message) => {
  expect(() => readArguments(args, KNOWN)).toThrow(
    new InvalidArgument(
      `${message} The benchmarks are pages and builds. One number sets the runs of each.`,
    ),
  )
})

it('rejects zero runs', () => {
  expect(() => readArguments(['pages', '0'], KNOWN)).toThrow(
    new InvalidArgument('The number of runs is "0". Set it to a whole number of at least 1.'),
  )
})
