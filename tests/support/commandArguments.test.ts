import { expect, it, onTestFinished, vi } from 'vitest'
import {
  expectNoArguments,
  InvalidArgument,
  namesOnly,
  runCommand,
  wholeNumber,
} from './commandArguments.ts'

it('rejects every argument of a command that has none', () => {
  expect(() => expectNoArguments([], 'Run x.')).not.toThrow()
  expect(() => expectNoArguments(['maps'], 'Run x.')).toThrow(
    new InvalidArgument('The command has no argument "maps". Run x.'),
  )
})

it('rejects an option of a command that takes names', () => {
  expect(namesOnly(['maps', 'forms'], 'Run x.')).toEqual(['maps', 'forms'])
  expect(() => namesOnly(['maps', '--help'], 'Run x.')).toThrow(
    new InvalidArgument('The command has no option "--help". Run x.'),
  )
})

it.each(['0', '-1', '1.5', 'ten', ''])('rejects the number %j', (text) => {
  expect(() => wholeNumber('--times', text, 1)).toThrow(
    new InvalidArgument(`--times is "${text}". Set it to a whole number of at least 1.`),
  )
})

it('prints an invalid argument and exits with 2, and throws other errors', async () => {
  const { exitCode } = process
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    process.exitCode = exitCode
    write.mockRestore()
  })
  await runCommand(() => Promise.reject(new InvalidArgument('Not a name.')))
  expect(write).toHaveBeenCalledExactlyOnceWith('Not a name.\n')
  expect(process.exitCode).toBe(2)
  await expect(runCommand(() => Promise.reject(new Error('Other.')))).rejects.toThrow('Other.')
})
