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
          headline: 'What we do, and how to find us in your systems.',
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
            heading: 'Codes for Your Systems',
            layout: 'strip',
            folded: false,
            facts: [
              { term: 'UEI', values: ['K7QDLM4X9RT3'] },
              { term: 'CAGE code', values: ['7KQ42'] },
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
            id: 'codes-for-your-systems',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'plain',
            label: 'Core Capabilities',
            heading: 'The Work We Do Most',
            caption: 'The seven services and the work we do most often in each',
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
                    <LinkTo to="/services/information-assurance">Information Assurance</LinkTo>
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
                    <LinkTo to="/services/systems-engineering">Systems Engineering</LinkTo>
                  </>,
                  'Requirements and MBSE with SysML; DoDAF and UAF architecture; integration, test and verification',
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/software-engineering">Software Engineering</LinkTo>
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
                    <LinkTo to="/services/program-management">Program Management</LinkTo>
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
                    <LinkTo to="/services/acquisition-support">Acquisition Support</LinkTo>
                  </>,
                  'Market research and cost estimates; PWS, SOO and CDRL development; source selection support',
                ],
              },
            ],
            id: 'the-work-we-do-most',
          }}
        />
        <Highlights
          section={{
            kind: 'highlights',
            tone: 'dark',
            label: 'Key Differentiators',
            heading: 'Cleared Before the Award',
            highlights: [
              {
                title: 'A Cleared Workforce',
                description: (
                  <>
                    {'About 99% of our '}
                    <span className="unbroken">140 people</span>
                    {' hold a TS/SCI clearance with a '}
                    <span className="unbroken">full-scope</span>
                    {' polygraph.'}
                  </>
                ),
              },
              {
                title: 'Experience in Uniform',
                description:
                  'About 70% of our personnel are veterans who know military operations from their own service.',
              },
              {
                title: (
                  <>
                    <span className="unbroken">Command-Level</span>
                    {' Exercises'}
                  </>
                ),
                description: (
                  <>
                    {'We’ve supported 42 combatant '}
                    <span className="unbroken">command-level</span>
                    {' exercises.'}
                  </>
                ),
              },
              {
                title: (
                  <>
                    {'Small, '}
                    <span className="unbroken">Women-Owned</span>
                    {' Parent Company'}
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
                title: 'Close By',
                description:
                  'Our headquarters in Rockville, Maryland, is within reach of the agencies and commands of the National Capital Region.',
              },
            ],
            id: 'cleared-before-the-award',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'Past Performance',
            heading: 'Three Contracts We Can Talk About',
            intro:
              'Summaries at the level that can be published. Contracting officers can ask for references and contract numbers.',
            layout: 'columns',
            blocks: [
              {
                title: 'Combatant Command: Cyber Exercise Support',
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
                title: 'Defense Agency: RMF Transition',
                text: 'Categorization, control implementation and assessment for eleven systems that moved into one authorization boundary.',
                points: [
                  'Role: prime contractor',
                  'Period: 2020 to 2022',
                  'Contract type: firm fixed price',
                ],
              },
              {
                title: 'Intelligence Community: Protocol Analysis',
                text: 'Analysis of communication protocols, and the parsers built from it.',
                points: [
                  'Role: subcontractor',
                  'Period: 2018 to present',
                  'Contract type: time and materials',
                ],
              },
            ],
            id: 'three-contracts-we-can-talk-about',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            id: 'how-to-buy',
            tone: 'plain',
            label: 'How to Buy',
            heading: 'Three Ways to Put Us Under Contract',
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
                  'Simplified acquisition, payable by Governmentwide commercial purchase card',
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
            heading: 'Everything Your Vendor File Needs',
            layout: 'list',
            folded: true,
            facts: [
              { term: 'Legal name', values: ['Keystead Solutions, LLC'] },
              { term: 'Unique Entity ID (UEI)', values: ['K7QDLM4X9RT3'] },
              { term: 'CAGE code', values: ['7KQ42'] },
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
            id: 'everything-your-vendor-file-needs',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Take This Page With You on One Sheet',
            text: 'The PDF is for market research files and small business offices. If you want a statement written to your requirement, ask through our contact form and we’ll send it on request.',
            actions: [
              { text: 'Capabilities Statement', to: '/capabilities-statement.pdf' },
              { text: 'Download Capabilities Statement', to: '/contact-us' },
            ],
            id: 'take-this-page-with-you-on-one-sheet',
          }}
        />
      </BelowFold>
    </>
  )
}
