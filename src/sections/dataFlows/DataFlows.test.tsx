import { expect, test } from 'vitest'
import manifest from '../../../site.manifest.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { siteSchema } from '../../site/site.ts'
import { thirdPartiesOf } from '../../site/thirdParties.ts'
import { DataFlowDetails } from './DataFlowDetails.tsx'
import { DataFlows } from './DataFlows.tsx'
import { example } from './example.ts'
import { dataFlowsSchema } from './schema.ts'

const section = { ...dataFlowsSchema.parse(example), id: 'who' }
const build = { formAction: 'https://forms.example.com/submit', hasMapsKey: true }
const contacts = thirdPartiesOf(siteSchema.parse(manifest), build)

test.each(contacts.map((contact) => [contact.name, contact] as const))(
  'tells everything of %s',
  async (_, contact) => {
    const page = await renderInSite(<DataFlowDetails contact={contact} />)
    const text = page.textContent ?? ''
    const told = [
      contact.name,
      contact.purpose,
      contact.when,
      ...contact.origins.map((origin) => new URL(origin).host),
      ...contact.sends.flatMap(({ title = '', items }) => [title, ...items]),
      ...contact.stores,
      ...(contact.pages === 'every' ? [] : contact.pages.map(({ title }) => title)),
    ]
    expect(told.filter((word) => !text.includes(word))).toEqual([])
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const { privacyNotice } = contact
    expect(links).toEqual(
      expect.arrayContaining(privacyNotice === undefined ? [] : [privacyNotice]),
    )
    expect(await violations(page)).toEqual([])
  },
)

test('is accessible, whomever this build contacts', async () => {
  expect(await violations(await renderInSite(<DataFlows section={section} />))).toEqual([])
})
