import { expect, test } from 'vitest'
import manifest from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { siteSchema } from '../../site/site.ts'
import { dataFlowsOf } from '../../site/dataFlows.ts'
import { DataFlowDetails } from './DataFlows.tsx'

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
