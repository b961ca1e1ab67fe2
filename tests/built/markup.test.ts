import { expect, it } from 'vitest'
import { documents } from './files.ts'
import { markupMistakes } from '../support/markup.ts'

it.each(documents)('%s is valid HTML as it is sent', async (_, text) => {
  expect(await markupMistakes(text)).toEqual([])
})
