import { expect, it } from 'vitest'
import { load } from './load.ts'

const fileWith = (text: string) => ({
  path: '/site/site.manifest.ts',
  name: 'site.manifest.ts',
  text,
  missing: [],
})

/** The messages for a manifest with this text, whose module exports nothing. */
async function messagesFor(text: string): Promise<string[]> {
  const { diagnostics } = await load('/site/site.manifest.ts', async () => ({}), [fileWith(text)])
  return diagnostics.map(({ message }) => message)
}

it('reports an empty manifest', async () => {
  expect(await messagesFor('')).toEqual(['The manifest is empty.'])
  expect(await messagesFor(' \n')).toEqual(['The manifest is empty.'])
})

it('says where to write a constant that two files import from each other', async () => {
  const { diagnostics } = await load('/site/site.manifest.ts', async () => {
    throw new ReferenceError("Cannot access 'COMPANY' before initialization")
  })
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining('COMPANY'), hint: expect.stringContaining('src/content/') },
  ])
})
