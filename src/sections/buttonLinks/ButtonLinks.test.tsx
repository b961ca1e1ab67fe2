import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { ButtonLinks } from './ButtonLinks.tsx'
import { buttonLinksSchema } from './schema.ts'

const section = { ...buttonLinksSchema.parse(example), id: 'onward' }

const rendered = () => renderInSite(<ButtonLinks section={section} />)

test('announces the links that open in a new tab', async () => {
  const links = [...(await rendered()).querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toEqual(['Our Capabilities', 'Write to Us', 'Open Positions (opens in new tab)'])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
