// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import gaugeBlocksFiles from '../../src/images/gauge-blocks.avif?focus=0.7+0.3&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { CaseStudy } from '../../src/sections/caseStudy/CaseStudy.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
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
          headline: 'What we do, and the codes you need to buy it.',
          images: [
            {
              ...gaugeBlocksFiles,
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
        <Table
          section={{
            kind: 'table',
            tone: 'plain',
            label: 'Core Capabilities',
            heading: 'The Work We Do Most',
            caption: 'In life-cycle order',
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
                    <LinkTo to="/services/acquisition-support">Acquisition Support</LinkTo>
                  </>,
                  'Market research and cost estimates; PWS, SOO and CDRL development; source selection support',
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
                    {'; risk and subcontract control'}
                  </>,
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/systems-engineering">Systems Engineering</LinkTo>
                  </>,
                  'Requirements and MBSE with SysML; DoDAF and UAF; integration and verification',
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/software-engineering">Software Engineering</LinkTo>
                  </>,
                  'Mission applications; DevSecOps and software supply chain; embedded development',
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
                    {'; control assessment; '}
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
                  'Maturity assessment and roadmap; identity and access; segmentation and policy',
                ],
              },
              {
                cells: [
                  <>
                    <LinkTo to="/services/cybersecurity">Cybersecurity</LinkTo>
                  </>,
                  'Penetration testing; threat hunting and incident response; reverse engineering and protocol analysis',
                ],
              },
            ],
            id: 'the-work-we-do-most',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'dark',
            label: 'Key Differentiators',
            heading: 'Cleared Before the Award',
            layout: 'list',
            folded: 'Three more',
            facts: [
              {
                term: 'A Cleared Workforce',
                figure: '99%',
                values: [
                  <>
                    {'Of about '}
                    <span className="unbroken">140 people</span>
                    {': TS/SCI with '}
                    <span className="unbroken">full-scope</span>
                    {' polygraph.'}
                  </>,
                ],
              },
              {
                term: 'Experience in Uniform',
                figure: '70%',
                values: ['About this share are veterans.'],
              },
              {
                term: (
                  <>
                    <span className="unbroken">Command-Level</span>
                    {' Exercises'}
                  </>
                ),
                figure: '42',
                values: ['Supported for combatant commands.'],
              },
              {
                term: (
                  <>
                    {'Small, '}
                    <span className="unbroken">Women-Owned</span>
                    {' Parent Company'}
                  </>
                ),
                values: [
                  <>
                    {'Founded in 2015. Since 2023 we’ve belonged to a certified small, '}
                    <span className="unbroken">women-owned</span>
                    {' business.'}
                  </>,
                ],
              },
              { term: 'Corporate Reach Back', values: ['The company is behind each specialist.'] },
              { term: 'Close By', values: ['Rockville is in the National Capital Region.'] },
            ],
            id: 'cleared-before-the-award',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'plain',
            label: 'Past Performance',
            heading: 'Contracts We Can Talk About',
            caption: 'References and contract numbers on request',
            stacked: true,
            columns: [
              { title: 'Contract', isNumber: false },
              { title: 'Work', isNumber: false },
              { title: 'Role, period, type', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  'Combatant Command: Cyber Exercise Support',
                  <>
                    {'Planning, '}
                    <span className="unbroken">opposing-force</span>
                    {' support and '}
                    <span className="unbroken">after-action</span>
                    {' analysis. '}
                    <LinkTo to="/services/capabilities#case">Read the Case</LinkTo>
                  </>,
                  'Subcontractor, 2019 to 2024, cost plus fixed fee',
                ],
              },
              {
                cells: [
                  'Defense Agency: RMF Transition',
                  <>
                    {'RMF steps for eleven systems that moved into one boundary. '}
                    <LinkTo to="/customers/government#case">Read the Case</LinkTo>
                  </>,
                  'Prime contractor, 2020 to 2022, firm fixed price',
                ],
              },
              {
                cells: [
                  'Intelligence Community: Protocol Analysis',
                  'Protocols analyzed, and parsers built.',
                  'Subcontractor, 2018 to present, time and materials',
                ],
              },
            ],
            id: 'contracts-we-can-talk-about',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            id: 'how-to-buy',
            tone: 'tint',
            label: 'How to Buy',
            heading: 'Order Through Our GSA Schedule',
            layout: 'list',
            facts: [
              {
                term: 'Contract Vehicles',
                values: [
                  <>
                    {'GSA Multiple Award Schedule 47QTCA00D0000: '}
                    <span className="unbroken">SINs 54151S</span>
                    {' and 54151HACS'}
                  </>,
                  'GSA OASIS+ Small Business, as a subcontractor',
                  'Simplified acquisition, by Governmentwide purchase card',
                ],
                evidence: {
                  source: 'GSA eLibrary',
                  confirmed: { value: '2026-11-20', text: 'November 20, 2026' },
                },
              },
              {
                term: 'CMMC Status',
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
                    {' Score'}
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
                term: 'SAM Registration',
                values: ['Active until September 3, 2027, for all awards'],
                evidence: {
                  source: 'SAM.gov',
                  confirmed: { value: '2026-11-20', text: 'November 20, 2026' },
                  review: '2027-08-03',
                },
              },
              {
                term: 'Accounting System',
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
                term: 'Small Business Contact',
                values: ['Walter Brandt, Business Manager'],
                link: 'mailto:smallbusiness@example.com',
              },
            ],
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'plain',
            label: 'Company data',
            heading: 'Everything Your Vendor File Needs',
            layout: 'grid',
            facts: [
              { term: 'Legal Name', values: ['Keystead Solutions, LLC'] },
              { term: 'Unique Entity ID (UEI)', values: ['K7QDLM4X9RT3'] },
              { term: 'CAGE Code', values: ['7KQ42'] },
              {
                term: 'NAICS Codes',
                values: [
                  '541512 Computer Systems Design Services (primary)',
                  '541330 Engineering Services',
                  '541511 Custom Computer Programming Services',
                  '541611 Administrative Management and General Management Consulting Services',
                ],
              },
              {
                term: 'PSC Codes',
                values: [
                  'DJ01 IT and Telecom: Security and Compliance Support Services',
                  'DA01 IT and Telecom: Application Development Support Services',
                  'R425 Support, Professional: Engineering and Technical',
                ],
              },
              { term: 'Size Status', values: ['Small business under NAICS code 541512'] },
              { term: 'Facility Clearance', values: ['Top Secret'] },
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
              {
                term: 'Government Point of Contact',
                values: ['contracts@example.com'],
                link: 'mailto:contracts@example.com',
              },
            ],
            id: 'everything-your-vendor-file-needs',
          }}
        />
        <CaseStudy
          section={{
            kind: 'caseStudy',
            id: 'case',
            tone: 'dark',
            label: 'A case',
            heading: (
              <>
                {'An '}
                <span className="unbroken">After-Action</span>
                {' Report in Six Days'}
              </>
            ),
            intro: 'Five years of exercise support for a combatant command.',
            before: 'First exercise',
            after: 'Last exercise',
            changes: [
              {
                title: (
                  <>
                    {'Time to the '}
                    <span className="unbroken">after-action</span>
                    {' report'}
                  </>
                ),
                before: {
                  text: (
                    <>
                      <span className="unbroken">45 days</span>
                    </>
                  ),
                  value: 45,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">6 days</span>
                    </>
                  ),
                  value: 6,
                },
              },
              {
                title: 'Time to build the range',
                before: {
                  text: (
                    <>
                      <span className="unbroken">21 days</span>
                    </>
                  ),
                  value: 21,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">4 days</span>
                    </>
                  ),
                  value: 4,
                },
              },
              {
                title: 'Findings closed by the next exercise',
                before: { text: '22%', value: 22 },
                after: { text: '68%', value: 68 },
              },
            ],
            facts: [
              { term: 'Customer', text: 'Combatant command' },
              { term: 'Role', text: 'Subcontractor' },
              { term: 'Team', text: 'Nine operators, analysts and range engineers' },
              { term: 'Duration', text: '2019 to 2024' },
              { term: 'Contract', text: 'Cost plus fixed fee' },
            ],
            parts: [
              {
                title: 'The Situation',
                paragraphs: [
                  <>
                    {
                      'Twice a year, several hundred people rehearsed how the command’s networks hold up under attack. The exercises ran well, but the '
                    }
                    <span className="unbroken">after-action</span>
                    {
                      ' report arrived six weeks later, when many participants had rotated out, and the same weaknesses were back the next time.'
                    }
                  </>,
                ],
              },
              {
                title: 'The Constraint',
                paragraphs: [
                  'Exercise dates don’t move. The range had to be built on the customer’s hardware in an accredited facility. We answered for the opposing force’s infrastructure and for the analysis, the prime for the scenario.',
                ],
              },
              {
                title: 'What We Did',
                paragraphs: [
                  'We began with the report. Instead of gathering notes at the end, we put an analyst beside each training audience with a form of nine fields: what was tried, what was seen, by whom and after how long. The entries went into one timeline with the opposing force’s log.',
                  'Then we took on the range, until then built by hand from a binder. We described its 160 machines, their networks and their accounts in code, tested the build weekly and kept a version for each exercise. By the last exercise, a build took four days, most of it for accreditation checks.',
                  <>
                    {
                      'Finally, we agreed on what counts as a finding. Each one named the setting or procedure to change, the person who owned it, and a test the next exercise would repeat. The command’s staff went through the list with us after '
                    }
                    <span className="unbroken">30 and</span>{' '}
                    <span className="unbroken">90 days</span>
                    {'.'}
                  </>,
                ],
              },
              {
                title: 'The Result',
                paragraphs: [
                  'The last draft report was ready six days after the exercise, with the participants still in their jobs. The share of findings closed before the next exercise rose from 22% to 68%.',
                ],
              },
              {
                title: 'What We’d Do Differently',
                paragraphs: [
                  'We’d bring the owners of the findings into the room sooner. Twice we briefed the planning staff, who couldn’t change a firewall rule.',
                ],
              },
            ],
            folded: 'Read the Case',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Take This Page With You',
            text: 'The standard PDF downloads at once. The second button opens our contact form: ask, and we’ll write a statement to your requirement.',
            actions: [
              { text: 'Standard', to: '/capabilities-statement.pdf' },
              { text: 'Download Capabilities Statement', to: '/contact-us' },
            ],
            id: 'take-this-page-with-you',
          }}
        />
      </BelowFold>
    </>
  )
}
