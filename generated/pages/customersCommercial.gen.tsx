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
            'The discipline of national security work, sized to a company’s risks and budget.',
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
            label: 'Industries We Serve',
            heading: 'Five Industries, Five Kinds of Risk',
            perRow: 5,
            beside: false,
            cards: [
              {
                icon: 'cpu',
                title: 'Technology',
                titlePosition: 'below',
                description:
                  'Secure products and pipelines, SBOMs for buyers who ask, and a path to government customers.',
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
                  'Patient data under HIPAA, devices that can’t be patched overnight, and plans for care during an outage.',
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
                    {' for defense suppliers.'}
                  </>
                ),
              },
              {
                icon: 'building-store',
                title: 'Retail',
                titlePosition: 'below',
                description:
                  'Payment systems, store networks and online accounts, defended through the busiest weeks of the year.',
              },
            ],
            id: 'five-industries-five-kinds-of-risk',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'Our Approach',
            heading: 'Only the Controls You Need',
            layout: 'columns',
            blocks: [
              {
                title: 'Tailored Solutions',
                text: 'We start with what earns the business its money and what would stop it. Other controls stay out, and we record why.',
                icon: 'adjustments',
                points: [],
              },
              {
                title: 'Innovative Technologies',
                text: (
                  <>
                    <span className="unbroken">Sign-in</span>
                    {
                      ' without passwords, segments that stop ransomware, repeatable builds. If we recommend a product, we state what it costs to run, in hours and dollars a year.'
                    }
                  </>
                ),
                icon: 'cpu',
                points: [],
              },
              {
                title: 'Compliance and Security',
                text: 'One set of controls, mapped to every framework that binds you. Your PCI DSS assessor and your CMMC assessor read the same evidence.',
                icon: 'scale',
                points: [],
              },
            ],
            id: 'only-the-controls-you-need',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'plain',
            label: 'Industry Challenges',
            heading: 'Five Problems We See in Every Sector',
            highlights: [
              {
                title: 'Ransomware and Recovery',
                description:
                  'Backups exist, but no one has restored the whole business from them. We do, on separate hardware, with your people at the keyboard.',
              },
              {
                title: 'Suppliers and Software',
                description:
                  'Your risk includes code and services you didn’t choose. We inventory and rank them, and put terms into contracts.',
              },
              {
                title: 'Cloud Grown in Layers',
                description:
                  'Accounts, roles and keys pile up for years. We cut standing privilege and close what no longer has an owner.',
              },
              {
                title: (
                  <>
                    {'Defense '}
                    <span className="unbroken">Supply-Chain</span>
                    {' Rules'}
                  </>
                ),
                description:
                  'CMMC reaches companies that never thought of themselves as defense contractors. We scope CUI narrowly, so less of the company has to change.',
              },
              {
                title: 'Few People, Many Alerts',
                description:
                  'A small team can’t read everything. We cut noise at the source and write down what’s worth waking someone for.',
              },
            ],
            id: 'five-problems-we-see-in-every-sector',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: 'Proven Impact',
            heading: 'Back in 14 Hours Instead of 9 Days',
            paragraphs: [
              <>
                {'A '}
                <span className="unbroken">machine-parts</span>
                {
                  ' maker with two plants and 340 employees asked for one thing: to ship again within a day of an attack. We agreed on the figures in the first week and measured them again nine months later.'
                }
              </>,
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
                      <td>Systems in CMMC scope</td>
                      <td>212</td>
                      <td>38</td>
                    </tr>
                    <tr>
                      <td>Alerts a person has to read, per day</td>
                      <td>1,900</td>
                      <td>45</td>
                    </tr>
                  </tbody>
                </ScrollingTable>
              </BlockText>
            ),
            points: [],
            imageSide: 'right',
            quote: 'The customer’s own staff ran the second restore.',
            actions: [],
            id: 'back-in-14-hours-instead-of-9-days',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'Why Choose Keystead Solutions',
            heading: 'The People You Meet Do the Work',
            layout: 'columns',
            blocks: [
              {
                title: 'Proven Expertise',
                text: 'Most have assessed or defended networks that couldn’t go down.',
                points: [],
              },
              {
                title: 'Innovative Solutions',
                text: (
                  <>
                    <span className="unbroken">Threat-informed</span>
                    {' testing, '}
                    <span className="unbroken">model-based</span>
                    {
                      ' design and traceable evidence are routine in defense and still new in many industries.'
                    }
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
                text: 'Your staff stay in charge. We work beside them and leave them the documents and tools to carry on without us.',
                points: [],
              },
            ],
            id: 'the-people-you-meet-do-the-work',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: (
              <>
                <span className="unbroken">Mission-Driven</span>
                {' Solutions'}
              </>
            ),
            heading: 'Name One Process That Can’t Stop',
            text: 'Treating patients, shipping parts, settling payments: say which, and what worries you about it. That’s enough to start.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'name-one-process-that-can-t-stop',
          }}
        />
      </BelowFold>
    </>
  )
}
