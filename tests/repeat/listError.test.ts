import { expect, it } from 'vitest'
import { listError } from './listError.ts'
import { InvalidArgument } from '../support/commandArguments.ts'

it('reports filters that match no test as an invalid argument', () => {
  const error = listError(['maps', 'heroes'], 'Error: No tests found.\nMake sure …')
  expect(error).toBeInstanceOf(InvalidArgument)
  expect(error.message).toBe('No browser test matches maps, heroes.')
})

it.each([
  [['maps'], "Error: ENOENT: no such file or directory, scandir '/site/dist'"],
  [[], 'Error: No tests found.'],
])('shows any other error of Playwright (%j)', (filters, output) => {
  const error = listError(filters, output)
  expect(error).not.toBeInstanceOf(InvalidArgument)
  expect(error.message).toContain(output)
})
