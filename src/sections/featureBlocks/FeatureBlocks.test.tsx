import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { FeatureBlocks } from './FeatureBlocks.tsx'
import { featureBlocksSchema } from './schema.ts'

const section = { ...featureBlocksSchema.parse(example), id: 'approach' }

const rendered = () => renderInSite(<FeatureBlocks section={section} />)

test('renders a list only in blocks with points', async () => {
  const lists = [...(await rendered()).querySelectorAll('li > ul')]
  expect(lists.map((list) => list.textContent)).toEqual(['Risk registerControl baseline'])
})
