// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import commercialBackground from '../../src/images/commercial.avif?focus=0.64+0.18&shape=portrait&picture'
import { ScrollingTable } from '../../src/sections/ScrollingTable.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Highlights } from '../../src/sections/highlights/Highlights.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { BlockText } from '../../src/sections/prose/BlockText.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/customers/commercial',
  title: 'Customers - Commercial',
  description:
    'Cybersecurity and engineering for technology, finance, healthcare, manufacturing and retail companies, with methods that come from national security work.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/customers/commercial',
        url: 'https://www.example.com/customers/commercial',
        name: 'Customers - Commercial',
        description:
          'Cybersecurity and engineering for technology, finance, healthcare, manufacturing and retail companies, with methods that come from national security work.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/customers/commercial#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/customers/commercial#breadcrumbs',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Keystead Solutions',
            item: 'https://www.example.com/',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Customers',
            item: 'https://www.example.com/customers',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Customers - Commercial',
            item: 'https://www.example.com/customers/commercial',
          },
        ],
      },
    ],
  },
} satisfies PageMeta

/** The sections of the page. */
export function Page() {
  return (
    <>
      <Hero
        section={{
          label: 'Customers',
          title: 'Commercial',
          headline:
            'The discipline of national security work, sized to the risks and the budget of a company.',
          images: [
            {
              ...commercialBackground,
              alt: 'A city at night, seen from above, its tallest tower lit in green',
              focus: { x: 0.64, y: 0.18 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'plain',
            label: 'Who we work for',
            heading: 'Industries We Serve',
            perRow: 5,
            beside: false,
            cards: [
              {
                icon: 'cpu',
                title: 'Technology',
                titlePosition: 'below',
                description:
                  'Secure products and development pipelines, SBOMs for buyers who ask, and a path to government customers.',
              },
              {
                icon: 'building-bank',
                title: 'Finance',
                titlePosition: 'below',
                description: (
                  <>
                    {'Identity, '}
                    <span className="unbroken">fraud-resistant</span>
                    {
                      ' transactions and tested recovery, with evidence for GLBA, PCI DSS and state examiners.'
                    }
                  </>
                ),
              },
              {
                icon: 'heartbeat',
                title: 'Healthcare',
                titlePosition: 'below',
                description:
                  'Patient data under HIPAA, connected medical devices that cannot be patched overnight, and plans for care during an outage.',
              },
              {
                icon: 'building-factory-2',
                title: 'Manufacturing',
                titlePosition: 'below',
                description: (
                  <>
                    {'Plant networks segmented under '}
                    <span className="unbroken">ISA/IEC 62443</span>
                    {', and CUI protected under '}
                    <span className="unbroken">NIST SP 800-171</span>
                    {' for those who supply defense.'}
                  </>
                ),
              },
              {
                icon: 'building-store',
                title: 'Retail',
                titlePosition: 'below',
                description:
                  'Payment systems, store networks and online accounts defended through the busiest weeks of the year.',
              },
            ],
            id: 'industries-we-serve',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            heading: 'Our Approach',
            layout: 'columns',
            blocks: [
              {
                title: 'Tailored Solutions',
                text: 'We begin with what earns the business its money and what would stop it. Controls that protect neither are left out, and the decision is recorded.',
                icon: 'adjustments',
                points: [],
              },
              {
                title: 'Innovative Technologies',
                text: (
                  <>
                    <span className="unbroken">Sign-in</span>
                    {
                      ' without passwords, segments that stop ransomware, builds that can be repeated. When we recommend a product, we state what it costs to run, in hours and dollars a year.'
                    }
                  </>
                ),
                icon: 'cpu',
                points: [],
              },
              {
                title: 'Compliance and Security',
                text: 'One set of controls, mapped to every framework that binds you. The auditor for PCI DSS and the assessor for CMMC read the same evidence.',
                icon: 'scale',
                points: [],
              },
            ],
            id: 'our-approach',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'plain',
            label: 'Across sectors',
            heading: 'Industry Challenges',
            highlights: [
              {
                title: 'Ransomware and recovery',
                description:
                  'Backups exist, but nobody has restored the whole business from them. We restore it on separate hardware, with your people at the keyboard, and time every step.',
              },
              {
                title: 'Suppliers and software',
                description:
                  'Your risk includes code and services you did not choose. We inventory them, rank them and put terms into contracts.',
              },
              {
                title: 'Cloud grown in layers',
                description:
                  'Accounts, roles and keys collect for years. We reduce standing privilege and close what no longer has an owner.',
              },
              {
                title: (
                  <>
                    {'Defense '}
                    <span className="unbroken">supply-chain</span>
                    {' rules'}
                  </>
                ),
                description:
                  'CMMC reaches companies that never thought of themselves as defense contractors. We scope CUI narrowly, so that less of the company has to change.',
              },
              {
                title: 'Few people, many alerts',
                description:
                  'A small team cannot read everything. We cut noise at the source and write down what is worth waking somebody for.',
              },
            ],
            id: 'industry-challenges',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: 'One case, before and after',
            heading: 'Proven Impact',
            paragraphs: [
              'A maker of machine parts with two plants and 340 employees asked for one thing: to ship again within a day after an attack. The figures were agreed on in the first week and measured again after nine months.',
            ],
            layout: 'above',
            text: (
              <BlockText>
                <ScrollingTable label={'Measure, Before, After'}>
                  <thead>
                    <tr>
                      <th scope="col">Measure</th>
                      <th scope="col">Before</th>
                      <th scope="col">After</th>
                    </tr>
                  </thead>
                  <tbody>
                    <tr>
                      <td>Time to restore the order system</td>
                      <td>
                        <span className="unbroken">9 days</span>
                        {', estimated'}
                      </td>
                      <td>
                        <span className="unbroken">14 hours</span>
                        {', tested'}
                      </td>
                    </tr>
                    <tr>
                      <td>Accounts with administrator rights</td>
                      <td>61</td>
                      <td>9</td>
                    </tr>
                    <tr>
                      <td>Systems in the scope of CMMC</td>
                      <td>212</td>
                      <td>38</td>
                    </tr>
                    <tr>
                      <td>Alerts that a person has to read, per day</td>
                      <td>1,900</td>
                      <td>45</td>
                    </tr>
                  </tbody>
                </ScrollingTable>
              </BlockText>
            ),
            points: [],
            imageSide: 'right',
            quote: 'The second restore took fourteen hours, and the customer’s own staff ran it.',
            actions: [],
            id: 'proven-impact',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            heading: 'Why Choose Keystead Solutions',
            layout: 'columns',
            blocks: [
              {
                title: 'Proven Expertise',
                text: 'The people in the first meeting do the work. Most have assessed or defended networks for which an outage was not an option.',
                points: [],
              },
              {
                title: 'Innovative Solutions',
                text: (
                  <>
                    {'Techniques that are routine in defense, such as '}
                    <span className="unbroken">threat-informed</span>
                    {' testing, '}
                    <span className="unbroken">model-based</span>
                    {' design and traceable evidence, are still new in many industries.'}
                  </>
                ),
                points: [],
              },
              {
                title: (
                  <>
                    <span className="unbroken">Customer-Centric</span>
                    {' Approach'}
                  </>
                ),
                text: 'Your staff stay in charge. We work beside them, explain what we do, and leave them the documents and tools to carry on without us.',
                points: [],
              },
            ],
            id: 'why-choose-keystead-solutions',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: (
              <>
                <span className="unbroken">Mission-Driven</span>
                {' Solutions'}
              </>
            ),
            text: 'A company has a mission too: patients treated, parts shipped, payments settled. For a first conversation, one process that must not stop and your main concern about it are enough.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'mission-driven-solutions',
          }}
        />
      </BelowFold>
    </>
  )
}
