import { vi } from 'vitest'
import { thirdPartySchema } from '../../../src/model/thirdParty.ts'
import type { Form } from '../../../src/forms/schema.ts'
import { MAP_ORIGIN, dataFlowsOf } from '../../../src/site/dataFlows.ts'
import { videoProviders } from '../../../src/model/video.ts'
import { pageSchema } from '../../../src/site/page.ts'
import { exampleSite } from './exampleSite.ts'
import type { RenderExamples } from './renderExamples.ts'

/** Renders a third party of each kind, and the stored data. */
export const renderPrivacy: RenderExamples = async (texts) => {
  const { renderInSite } = await import('../../../src/parts/testing/renderInSite.tsx')
  const { DataFlowDetails } = await import('../../../src/sections/dataFlows/DataFlows.tsx')
  const { storedItems } = await import('../../../src/model/deviceStorage.ts')
  // Items that this site does not store have texts, too.
  vi.doMock('virtual:data-flows', () => ({ dataFlows: [], storedItems }))
  const { DeviceStorage } = await import('../../../src/sections/deviceStorage/DeviceStorage.tsx')
  const site = {
    ...exampleSite,
    texts,
    forms: Object.fromEntries(
      Object.entries(exampleSite.forms).map(([id, form]) => [
        id,
        { ...form, fields: firstFields(form) },
      ]),
    ),
    media: {
      ...exampleSite.media,
      source: { kind: 'host', url: URL, widthParameter: 'w' } as const,
    },
    routes: { ...exampleSite.routes, '/film': film },
    thirdParties: { ...exampleSite.thirdParties, ...additional },
  }
  const flows = ['/forms', SERVICE].flatMap((formAction) =>
    dataFlowsOf(site, { formAction, hasMapsKey: true }),
  )
  const section = {
    kind: 'deviceStorage',
    id: 'storage',
    heading: '«heading»',
    tone: 'plain',
  } as const
  const element = await renderInSite(
    <>
      {flows.map((dataFlow, index) => (
        <DataFlowDetails key={index} dataFlow={dataFlow} sectionId="who" />
      ))}
      <DeviceStorage section={section} />
    </>,
  )
  return [{ element, data: [site, SERVICE, MAP_ORIGIN, videoProviders.vimeo.origin, storedItems] }]
}

/** The address for replies and the first optional field, so that texts contain no lists. */
const firstFields = ({ fields }: Form) => [
  ...fields.filter(({ kind }) => kind === 'email'),
  ...fields.filter(({ required }) => !required).slice(0, 1),
]

const SERVICE = 'https://forms.example.com'
const URL = 'https://media.example.com'
const party = { company: 'Company', purpose: 'Purpose', sends: ['Data'], stores: ['Storage'] }
const film = pageSchema.parse({
  title: 'Film',
  description: 'Film',
  hero: { title: 'Film', headline: 'Film', images: ['orbit'] },
  sections: [
    {
      kind: 'video',
      heading: 'Film',
      video: { kind: 'vimeo', id: '76979871' },
      poster: 'orbit',
    },
  ],
})
const additional = {
  video: thirdPartySchema.parse({
    ...party,
    kind: 'video',
    name: 'Video',
    provider: 'vimeo',
    category: 'maps',
  }),
  images: thirdPartySchema.parse({ ...party, kind: 'images', name: 'Images' }),
  script: thirdPartySchema.parse({
    ...party,
    kind: 'script',
    name: 'Script',
    privacyNotice: `${URL}/privacy`,
    category: 'maps',
    url: `${URL}/script.js`,
    contacts: {},
  }),
}
