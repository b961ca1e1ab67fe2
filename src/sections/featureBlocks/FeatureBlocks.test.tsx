import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { FeatureBlocks } from './FeatureBlocks.tsx'
import { featureBlocksSchema } from './schema.ts'

const input = {
  kind: 'featureBlocks',
  heading: 'Topics of a Zero Trust Program',
  blocks: [
    { title: 'Protect surface', text: 'Name the data that the mission cannot do without.' },
    { title: 'Identity', text: 'One authoritative identity for every person and machine.' },
    { title: 'Devices', text: 'A complete inventory, with health measured at every request.' },
  ],
}

const rendered = (changes: object) =>
  renderInSite(
    <FeatureBlocks
      section={{ ...featureBlocksSchema.parse({ ...input, ...changes }), id: 'topics' }}
    />,
  )

const textsOf = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('if it is folded, has a line that opens it', async () => {
  const page = await rendered({ folded: 'Three topics' })
  expect(textsOf(page, 'summary')).toEqual(['Three topics'])
  expect(textsOf(page, 'summary + ul > li > h3')).toEqual(input.blocks.map(({ title }) => title))
  expect(textsOf(page, 'h3 + p')).toEqual(input.blocks.map(({ text }) => text))
  expect(await violations(page)).toEqual([])
})

test('is an ordered list if its blocks have numbers', async () => {
  expect(textsOf(await rendered({ numbered: true }), 'ol > li > h3')).toHaveLength(3)
  expect(textsOf(await rendered({}), 'ol > li > h3')).toEqual([])
})
