// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import gaugeBlocksBackground from '../../src/images/gauge-blocks.avif?focus=0.7+0.3&shape=portrait&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Highlights } from '../../src/sections/highlights/Highlights.tsx'
import { Table } from '../../src/sections/table/Table.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/capabilities',
  title: 'Capabilities',
  description:
    'Core capabilities, key differentiators, past performance, UEI, CAGE and NAICS codes of Keystead Solutions, with the capabilities statement as PDF.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/capabilities',
        url: 'https://www.example.com/services/capabilities',
        name: 'Capabilities',
        description:
          'Core capabilities, key differentiators, past performance, UEI, CAGE and NAICS codes of Keystead Solutions, with the capabilities statement as PDF.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/capabilities#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/capabilities#breadcrumbs',
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
            name: 'Services',
            item: 'https://www.example.com/services',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Capabilities',
            item: 'https://www.example.com/services/capabilities',
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
          label: 'For contracting officers',
          title: 'Capabilities',
          headline: 'What we do, what sets us apart and how to find us in your systems.',
          images: [
            {
              ...gaugeBlocksBackground,
              alt: 'Rows of steel gauge blocks in a wooden case, one of them pulled up and one missing',
              focus: { x: 0.7, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [
            { text: 'Capabilities Statement', to: '/capabilities-statement.pdf' },
            { text: 'How to Buy', to: '/services/capabilities#how-to-buy' },
          ],
          size: 'band',
        }}
      />
      <BelowFold>
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'dark',
            heading: 'For Your Systems',
            layout: 'strip',
            folded: false,
            facts: [
              { term: 'UEI', values: ['KEYSTEAD0000'] },
              { term: 'CAGE code', values: ['0KEY0'] },
              { term: 'Primary NAICS code', values: ['541512'] },
              { term: 'GSA Schedule', values: ['47QTCA00D0000'] },
              { term: 'CMMC', values: ['Level 2 (C3PAO)'] },
              {
                term: 'Certificates',
                values: [
                  <>
                    <span className="unbroken">ISO 9001</span>
                  </>,
                  <>
                    <span className="unbroken">ISO/IEC 27001</span>
                  </>,
                ],
              },
            ],
            id: 'for-your-systems',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'plain',
            label: 'What we do',
            heading: 'Core Capabilities',
            caption: 'The seven services, with the work that we do most often in each of them',
            stacked: true,
            columns: [
              { title: 'Service', isNumber: false },
              { title: 'Core work', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  <>
                    <LinkTo to="/services/cybersecurity">Cybersecurity</LinkTo>
                  </>,
                  'Vulnerability assessment and penetration testing; threat hunting and incident response; reverse engineering and protocol analysis',
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/information-assurance">Information assurance</LinkTo>
                  </>,
                  <>
                    {'RMF, '}
                    <span className="unbroken">CNSSI 1253</span>
                    {' and '}
                    <span className="unbroken">ICD 503</span>
                    {'; control assessment and continuous monitoring; '}
                    <span className="unbroken">NIST SP 800-171</span>
                    {' and CMMC readiness'}
                  </>,
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/zero-trust">Zero Trust</LinkTo>
                  </>,
                  'Maturity assessment and roadmap; identity, credential and access management; segmentation and policy enforcement',
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/systems-engineering">Systems engineering</LinkTo>
                  </>,
                  'Requirements and MBSE with SysML; DoDAF and UAF architecture; integration, test and verification',
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/software-engineering">Software engineering</LinkTo>
                  </>,
                  <>
                    {
                      'Mission applications and data processing; DevSecOps and software supply chain; embedded and '
                    }
                    <span className="unbroken">low-level</span>
                    {' development'}
                  </>,
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/program-management">Program management</LinkTo>
                  </>,
                  <>
                    {'Integrated master schedules; EVMS under '}
                    <span className="unbroken">EIA-748</span>
                    {'; risk, configuration and subcontract control'}
                  </>,
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/acquisition-support">Acquisition support</LinkTo>
                  </>,
                  'Market research and cost estimates; PWS, SOO and CDRL development; source selection support',
                ],
              },
            ],
            id: 'core-capabilities',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'dark',
            label: 'Why us',
            heading: 'Key Differentiators',
            highlights: [
              {
                title: 'A cleared workforce',
                description: (
                  <>
                    {'About 99% of our personnel hold a TS/SCI clearance with a '}
                    <span className="unbroken">full-scope</span>
                    {' polygraph.'}
                  </>
                ),
              },
              {
                title: 'Experience in uniform',
                description:
                  'About 70% of our personnel are veterans, who know military operations from their own service.',
              },
              {
                title: (
                  <>
                    <span className="unbroken">Command-level</span>
                    {' exercises'}
                  </>
                ),
                description: (
                  <>
                    {'Our record includes 42 combatant '}
                    <span className="unbroken">command-level</span>
                    {' exercises.'}
                  </>
                ),
              },
              {
                title: (
                  <>
                    {'Small, '}
                    <span className="unbroken">women-owned</span>
                    {' parent company'}
                  </>
                ),
                description: (
                  <>
                    {'Founded in 2015; acquired in 2023 by a certified small, '}
                    <span className="unbroken">women-owned</span>
                    {' business.'}
                  </>
                ),
              },
              {
                title: 'Close by',
                description:
                  'Headquartered in Rockville, Maryland, within reach of the agencies and commands of the National Capital Region.',
              },
            ],
            id: 'key-differentiators',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'What we have done',
            heading: 'Past Performance',
            intro:
              'Summaries at the level that can be published. References and contract numbers are available to contracting officers on request.',
            layout: 'columns',
            blocks: [
              {
                title: 'Combatant command: cyber exercise support',
                text: (
                  <>
                    {'Planning, '}
                    <span className="unbroken">opposing-force</span>
                    {' technical support and '}
                    <span className="unbroken">after-action</span>
                    {' analysis for recurring '}
                    <span className="unbroken">command-level</span>
                    {' exercises.'}
                  </>
                ),
                points: [
                  'Role: subcontractor',
                  'Period: 2019 to 2024',
                  'Contract type: cost plus fixed fee',
                ],
              },
              {
                title: 'Defense agency: RMF transition',
                text: 'Categorization, control implementation and assessment for eleven systems that moved to one authorization boundary.',
                points: [
                  'Role: prime contractor',
                  'Period: 2020 to 2022',
                  'Contract type: firm fixed price',
                ],
              },
              {
                title: 'Intelligence Community: protocol analysis',
                text: 'Analysis of communication protocols, and development of the parsers built on the results.',
                points: [
                  'Role: subcontractor',
                  'Period: 2018 to present',
                  'Contract type: time and materials',
                ],
              },
            ],
            id: 'past-performance',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            id: 'how-to-buy',
            tone: 'plain',
            label: 'Contracting with us',
            heading: 'How to Buy',
            intro: 'Contract vehicles, compliance status and the person to ask.',
            layout: 'list',
            folded: true,
            facts: [
              {
                term: 'Contract vehicles',
                values: [
                  <>
                    {'GSA Multiple Award Schedule 47QTCA00D0000: '}
                    <span className="unbroken">SINs 54151S</span>
                    {' and 54151HACS'}
                  </>,
                  'GSA OASIS+ Small Business, as a subcontractor',
                  'Simplified acquisition with a Governmentwide purchase card',
                ],
                evidence: {
                  source: 'GSA eLibrary',
                  confirmed: { value: '2026-11-20', text: 'November 20, 2026' },
                },
              },
              {
                term: 'CMMC status',
                values: ['Level 2 (C3PAO), valid until August 14, 2029'],
                evidence: {
                  source: 'SPRS',
                  confirmed: { value: '2026-11-20', text: 'November 20, 2026' },
                },
              },
              {
                term: (
                  <>
                    <span className="unbroken">NIST SP 800-171</span>
                    {' score'}
                  </>
                ),
                values: [
                  <>
                    <span className="unbroken">110 of</span>
                    {' 110, assessed on August 14, 2026'}
                  </>,
                ],
                evidence: {
                  source: 'SPRS',
                  confirmed: { value: '2026-11-20', text: 'November 20, 2026' },
                },
              },
              {
                term: 'SAM registration',
                values: ['Active until September 3, 2027, for all awards'],
                evidence: {
                  source: 'SAM.gov',
                  confirmed: { value: '2026-11-20', text: 'November 20, 2026' },
                  review: '2027-08-03',
                },
              },
              {
                term: 'Accounting system',
                values: [
                  <>
                    {'Adequate for cost-reimbursement contracts ('}
                    <span className="unbroken">SF 1408</span>
                    {')'}
                  </>,
                ],
                evidence: {
                  source: 'DCAA preaward survey',
                  confirmed: { value: '2026-06-12', text: 'June 12, 2026' },
                },
              },
              {
                term: 'Small business contact',
                values: ['Walter Brandt, Business Manager'],
                link: 'mailto:smallbusiness@example.com',
              },
            ],
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'tint',
            label: 'Company data',
            heading: 'Registrations and Codes',
            layout: 'list',
            folded: true,
            facts: [
              { term: 'Legal name', values: ['Keystead Solutions, LLC'] },
              { term: 'Unique Entity ID (UEI)', values: ['KEYSTEAD0000'] },
              { term: 'CAGE code', values: ['0KEY0'] },
              {
                term: 'NAICS codes',
                values: [
                  '541512 Computer Systems Design Services (primary)',
                  '541330 Engineering Services',
                  '541511 Custom Computer Programming Services',
                  '541519 Other Computer Related Services',
                  '541611 Administrative Management and General Management Consulting Services',
                  '541690 Other Scientific and Technical Consulting Services',
                ],
              },
              {
                term: 'PSC codes',
                values: [
                  'DJ01 IT and Telecom: Security and Compliance Support Services',
                  'DA01 IT and Telecom: Application Development Support Services',
                  'R425 Support, Professional: Engineering and Technical',
                  'R408 Support, Professional: Program Management',
                  'R707 Support, Management: Contract and Acquisition Support',
                ],
              },
              { term: 'Size status', values: ['Small business under NAICS code 541512'] },
              {
                term: 'Ownership',
                values: [
                  <>
                    {'Acquired in 2023 by a certified small, '}
                    <span className="unbroken">women-owned</span>
                    {' business'}
                  </>,
                ],
              },
              {
                term: 'Certifications',
                values: [
                  <>
                    <span className="unbroken">ISO 9001</span>
                  </>,
                  <>
                    <span className="unbroken">ISO/IEC 27001</span>
                  </>,
                ],
              },
              { term: 'Facility clearance', values: ['Top Secret'] },
              {
                term: 'Government point of contact',
                values: ['contracts@example.com'],
                link: 'mailto:contracts@example.com',
              },
            ],
            id: 'registrations-and-codes',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Capabilities Statement',
            text: 'The content of this page on one sheet, for market research files and small business offices.',
            actions: [
              { text: 'Capabilities Statement', to: '/capabilities-statement.pdf' },
              { text: 'Download Capabilities Statement', to: '/contact-us' },
            ],
            note: 'The first button downloads the general statement. The second one leads to our contact form, for a statement that answers your requirement.',
            id: 'capabilities-statement',
          }}
        />
      </BelowFold>
    </>
  )
}
