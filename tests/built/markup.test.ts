import { expect, it } from 'vitest'
import { documents } from './files.ts'
import { validateMarkup } from '../support/markup.ts'

it.each(documents)('%s is valid HTML', async (_, text) => {
  expect(await validateMarkup(text)).toEqual([])
})
