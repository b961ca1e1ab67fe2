import { expect, test } from 'vitest'
import { privacy as texts } from 'virtual:texts'
import manifest from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { fillText } from '../../model/fillText.ts'
import { siteSchema } from '../../site/site.ts'
import { dataFlowsOf } from '../../site/dataFlows.ts'
import { CookieStatement, DataFlowDetails } from './DataFlows.tsx'

const build = { formAction: 'https://forms.example.com/submit', hasMapsKey: true }
const dataFlows = dataFlowsOf(siteSchema.parse(manifest), build)

test.each(dataFlows.map((dataFlow) => [dataFlow.name, dataFlow] as const))(
  'shows all data of %s',
  async (_, dataFlow) => {
    const page = await renderInSite(<DataFlowDetails dataFlow={dataFlow} sectionId="who" />)
    const text = page.textContent ?? ''
    const expected = [
      dataFlow.name,
      dataFlow.purpose,
      dataFlow.when,
      ...dataFlow.origins.map((origin) => new URL(origin).host),
      ...dataFlow.sends.flatMap(({ title = '', items }) => [title, ...items]),
      ...dataFlow.stores,
      ...(dataFlow.pages === 'every' ? [] : dataFlow.pages.map(({ title }) => title)),
    ]
    expect(expected.filter((word) => !text.includes(word))).toEqual([])
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const { privacyNotice } = dataFlow
    expect(links).toEqual(
      expect.arrayContaining(privacyNotice === undefined ? [] : [privacyNotice]),
    )
    expect(await violations(page)).toEqual([])
  },
)

test('the statement about cookies and analytics names the third parties that it is not true for', async () => {
  const statement = async (...flows: readonly (typeof dataFlows)[number][]) =>
    (await renderInSite(<CookieStatement dataFlows={flows} />)).textContent ?? ''
  const [flow] = dataFlows
  if (flow === undefined) throw new Error('The fixture has no third party.')
  const quiet = { ...flow, kind: 'forms', stores: [] } as const
  const analytics = { ...quiet, kind: 'script', name: 'Matomo' } as const
  const chat = { ...quiet, stores: ['A cookie'], name: 'Chat' }
  expect(await statement(quiet)).toBe(texts.noCookies)
  expect(await statement(quiet, analytics, chat)).toBe(
    fillText(texts.noOtherCookies, { services: 'Matomo and Chat' }),
  )
})
