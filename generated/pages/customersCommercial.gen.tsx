// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import commercialFiles from '../../src/images/commercial.avif?focus=0.64+0.18&picture'
import homeDatacenterFiles from '../../src/images/home-datacenter.avif?focus=0.68+0.42&picture'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
import { NumberedList } from '../../src/sections/numberedList/NumberedList.tsx'
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
              ...commercialFiles,
              alt: 'A city at night, seen from above, its tallest tower lit in green',
              focus: { x: 0.64, y: 0.18 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
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
            perRow: 3,
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
                description:
                  'Identity, fraud-resistant transactions and tested recovery, with evidence for GLBA, PCI DSS and state examiners.',
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
                description:
                  'Plant networks segmented under ISA/IEC 62443, and CUI protected under NIST SP 800-171 for those who supply defense.',
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
                text: 'Automation, analytics and Zero Trust access where they remove risk or work. When we recommend a product, we state what it costs to operate.',
                icon: 'cpu',
                points: [],
              },
              {
                title: 'Compliance and Security',
                text: 'One control set mapped to every framework that binds you, so that an audit can draw on evidence from daily operation.',
                icon: 'scale',
                points: [],
              },
            ],
            id: 'our-approach',
          }}
        />
        <NumberedList
          section={{
            kind: 'numberedList',
            tone: 'plain',
            label: 'Across sectors',
            heading: 'Industry Challenges',
            items: [
              {
                title: 'Ransomware and recovery',
                text: 'Backups exist, but nobody has restored the whole business from them. We test the restore and time it.',
              },
              {
                title: 'Suppliers and software',
                text: 'Your risk includes code and services you did not choose. We inventory them, rank them and put terms into contracts.',
              },
              {
                title: 'Cloud grown in layers',
                text: 'Accounts, roles and keys collect for years. We reduce standing privilege and close what no longer has an owner.',
              },
              {
                title: 'Defense supply-chain rules',
                text: 'CMMC reaches companies that never thought of themselves as defense contractors. We scope CUI narrowly, so that less of the company has to change.',
              },
              {
                title: 'Few people, many alerts',
                text: 'A small team cannot read everything. We cut noise at the source and write down what is worth waking somebody for.',
              },
            ],
            id: 'industry-challenges',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'dark',
            label: 'Where the experience comes from',
            heading: 'Proven Impact',
            paragraphs: [
              'The company was founded in 2015. About 70% of our people are veterans, and our record includes 42 combatant command-level exercises, in which a plan is judged by how it performs against an opponent.',
              'For a company, impact has to be measured in other terms. We agree on them at the start: time to detect, time to restore, privileged accounts removed, findings that stay closed at the retest.',
            ],
            points: [],
            image: {
              ...homeDatacenterFiles,
              alt: 'The aisle of a data center in perspective, with one rack lit in green',
              focus: { x: 0.68, y: 0.42 },
            },
            imageSide: 'left',
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
                text: 'About 99% of our personnel hold a TS/SCI clearance with a full-scope polygraph. They handle your information with the care that such access demands.',
                points: [],
              },
              {
                title: 'Innovative Solutions',
                text: 'Techniques that are routine in defense, such as threat-informed testing, model-based design and traceable evidence, are still new in many industries.',
                points: [],
              },
              {
                title: 'Customer-Centric Approach',
                text: 'Your staff stay in charge. We work beside them, explain what we do, and leave them the documents and tools to carry on without us.',
                points: [],
              },
            ],
            id: 'why-choose-keystead-solutions',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Mission-Driven Solutions',
            paragraphs: [
              'A company has a mission too: patients treated, parts shipped, payments settled. We ask which of these must continue on the worst day, and work backward from the answer to systems, people and suppliers.',
              'For a first conversation, one process that must not stop and your main concern about it are enough.',
            ],
            points: [],
            imageSide: 'right',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'mission-driven-solutions',
          }}
        />
      </BelowFold>
    </>
  )
}
