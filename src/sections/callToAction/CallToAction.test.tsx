import { expect, test } from 'vitest'
import { testImage } from '../../parts/testing/testImage.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { CallToAction } from './CallToAction.tsx'
import { callToActionSchema } from './schema.ts'

const section = { ...callToActionSchema.parse(example), id: 'join', image: undefined }
const withImage = { ...section, tone: 'plain' as const, image: testImage('careers') }

const rendered = () => renderInSite(<CallToAction section={section} />)

test('fills the first button and outlines the second one', async () => {
  const actions = [...(await rendered()).querySelectorAll('a')]
  expect(actions.map(({ dataset }) => dataset['variant'])).toEqual([undefined, 'outline'])
})

test('is dark over an image, which is decorative', async () => {
  const page = await renderInSite(<CallToAction section={withImage} />)
  expect(page.querySelector('section')?.dataset['tone']).toBe('dark')
  expect(page.querySelector('img')?.alt).toBe('')
  expect(await violations(page)).toEqual([])
})
