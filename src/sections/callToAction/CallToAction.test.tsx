import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { CallToAction } from './CallToAction.tsx'
import { callToActionSchema } from './schema.ts'

const section = { ...callToActionSchema.parse(example), id: 'join', image: undefined }

const rendered = () => renderInSite(<CallToAction section={section} />)

test('fills the first button and outlines the second one', async () => {
  const actions = [...(await rendered()).querySelectorAll('a')]
  expect(actions.map(({ dataset }) => dataset['variant'])).toEqual([undefined, 'outline'])
})
