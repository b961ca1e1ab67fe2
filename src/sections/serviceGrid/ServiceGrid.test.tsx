import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { example } from './example.ts'
import { ServiceGrid } from './ServiceGrid.tsx'
import { serviceGridSchema } from './schema.ts'

const section = { ...serviceGridSchema.parse(example), id: 'services' }

const rendered = () => renderInSite(<ServiceGrid section={section} />)

test('links every service, in order', async () => {
  const links = [...(await rendered()).querySelectorAll('ol a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    example.services.map(({ link }) => link),
  )
})
