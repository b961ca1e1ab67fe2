// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import homeDatacenterFiles from '../../src/images/home-datacenter.avif?focus=0.68+0.42&picture'
import informationAssuranceBackground from '../../src/images/information-assurance.avif?focus=0.72+0.22&shape=portrait&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FactSheet } from '../../src/sections/factSheet/FactSheet.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { NumberedList } from '../../src/sections/numberedList/NumberedList.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/information-assurance',
  title: 'Information Assurance',
  description:
    'RMF support from categorization to continuous monitoring: security plans, STIG compliance, control assessments, POA&Ms and CMMC readiness for contractors.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/information-assurance',
        url: 'https://www.example.com/services/information-assurance',
        name: 'Information Assurance',
        description:
          'RMF support from categorization to continuous monitoring: security plans, STIG compliance, control assessments, POA&Ms and CMMC readiness for contractors.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/information-assurance#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/information-assurance#service',
        name: 'Information Assurance',
        serviceType: 'Information Assurance',
        description:
          'RMF support from categorization to continuous monitoring: security plans, STIG compliance, control assessments, POA&Ms and CMMC readiness for contractors.',
        url: 'https://www.example.com/services/information-assurance',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/information-assurance#breadcrumbs',
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
            name: 'Information Assurance',
            item: 'https://www.example.com/services/information-assurance',
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
          label: 'Services',
          title: 'Information Assurance',
          headline:
            'Give your authorizing official a package that answers the questions before they are asked.',
          images: [
            {
              ...informationAssuranceBackground,
              alt: 'A field of tiles, one for each security control; those with a check mark advance along an edge lit in green',
              focus: { x: 0.72, y: 0.22 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'An Authorization Is a Decision About Risk',
            paragraphs: [
              'An authorization to operate is a named official’s acceptance of a described risk. Everything in the package serves that one decision. Where controls are copied from another system, where evidence is missing or a boundary is vague, the official cannot decide, and the system waits.',
              <>
                {'We support ISSMs, ISSOs and system owners in the Department of Defense under '}
                <span className="unbroken">DoDI 8510.01</span>
                {', in the Intelligence Community under '}
                <span className="unbroken">ICD 503</span>
                {
                  ', and in civilian agencies under FISMA. For national security systems we select controls with '
                }
                <span className="unbroken">CNSSI 1253</span>
                {'.'}
              </>,
            ],
            points: [],
            image: {
              ...homeDatacenterFiles,
              alt: 'The aisle of a data center in perspective, with one rack lit in green',
              focus: { x: 0.68, y: 0.42 },
            },
            imageSide: 'right',
            actions: [],
            id: 'an-authorization-is-a-decision-about-risk',
          }}
        />
        <NumberedList
          section={{
            kind: 'numberedList',
            tone: 'tint',
            label: (
              <>
                <span className="unbroken">NIST SP 800-37</span>
              </>
            ),
            heading: 'The Seven RMF Steps, and Our Part in Each',
            folded: true,
            items: [
              {
                title: 'Prepare',
                text: 'Identify roles, common control providers, the authorization boundary and the assets inside it.',
              },
              {
                title: 'Categorize',
                text: 'Derive impact levels from the information types that the system processes, and record the reasoning.',
              },
              {
                title: 'Select',
                text: (
                  <>
                    {'Tailor the '}
                    <span className="unbroken">NIST SP 800-53</span>
                    {
                      ' baseline, apply overlays, and settle which controls are inherited, hybrid or your own.'
                    }
                  </>
                ),
              },
              {
                title: 'Implement',
                text: 'Harden to the applicable STIGs and SRGs and write implementation statements together with the engineers who did the work.',
              },
              {
                title: 'Assess',
                text: (
                  <>
                    {'Plan and carry out the assessment with '}
                    <span className="unbroken">NIST SP 800-53A</span>
                    {' procedures: examine, interview, test.'}
                  </>
                ),
              },
              {
                title: 'Authorize',
                text: 'Assemble plan, assessment report, risk assessment and POA&M, and brief the authorizing official on residual risk.',
              },
              {
                title: 'Monitor',
                text: 'Keep scans, changes and control reviews on a schedule, so that the next authorization decision is not a project of its own.',
              },
            ],
            id: 'the-seven-rmf-steps-and-our-part-in-each',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'What we deliver',
            heading: 'Evidence, Kept Current',
            layout: 'grid',
            blocks: [
              {
                title: 'Bodies of evidence',
                text: (
                  <>
                    {'System security plan, architecture and '}
                    <span className="unbroken">data-flow</span>
                    {
                      ' diagrams, contingency and incident plans, and the artifacts that each control points to.'
                    }
                  </>
                ),
                icon: 'file-certificate',
                points: [],
              },
              {
                title: 'Control assessments',
                text: 'Assessment plans, test results and reports by people who did not implement the controls they assess.',
                icon: 'clipboard-check',
                points: [],
              },
              {
                title: 'STIG and SCAP compliance',
                text: 'Automated and manual checks, checklists with reasons for every open item, and baselines kept up as patches arrive.',
                icon: 'checklist',
                points: [],
              },
              {
                title: 'Continuous monitoring',
                text: 'A strategy that states what is checked, how often and by whom, with the data to support ongoing authorization.',
                icon: 'refresh',
                points: [],
              },
              {
                title: 'POA&M management',
                text: 'Weaknesses described once, with a root cause, a cost, milestones and an owner. Closed items carry proof.',
                icon: 'alert-triangle',
                points: [],
              },
              {
                title: 'CMMC readiness',
                text: (
                  <>
                    {'For defense contractors: CUI scoping, a gap analysis against '}
                    <span className="unbroken">NIST SP 800-171</span>
                    {
                      ', an SPRS score that you can support, and a plan to reach the level your contracts call for.'
                    }
                  </>
                ),
                icon: 'certificate',
                points: [],
              },
            ],
            id: 'evidence-kept-current',
          }}
        />
        <FactSheet
          section={{
            kind: 'factSheet',
            tone: 'dark',
            label: 'Example',
            heading: 'One POA&M Item, Complete',
            intro: (
              <>
                {'An invented item. To the columns of '}
                <span className="unbroken">OMB M-02-01</span>
                {' it adds the root cause, the residual risk and the proof that will close it.'}
              </>
            ),
            layout: 'list',
            folded: false,
            facts: [
              {
                term: 'Weakness',
                values: ['Two database servers run a release that gets no more security updates'],
              },
              {
                term: 'Control',
                values: [
                  <>
                    <span className="unbroken">NIST SP 800-53</span>
                    {', '}
                    <span className="unbroken">SA-22</span>
                    {': Unsupported System Components'}
                  </>,
                ],
              },
              { term: 'Source', values: ['Vulnerability scan of March 9, 2026 (CAT I)'] },
              {
                term: 'Root cause',
                values: ['The application is not certified for the next release'],
              },
              {
                term: 'Residual risk',
                values: [
                  'Moderate: only the application reaches the servers, in their own segment',
                ],
              },
              {
                term: 'Milestones',
                values: [
                  'April 30: the vendor certifies the next release (done)',
                  'June 12: the migration is tested with a copy of the data',
                  'July 24: both servers are migrated, the old release is removed',
                ],
              },
              {
                term: 'Contact and resources',
                values: [
                  <>
                    {'System owner; '}
                    <span className="unbroken">160 hours</span>
                    {', funded'}
                  </>,
                ],
              },
              { term: 'Status', values: ['Ongoing; no milestone changed'] },
              {
                term: 'Closed by',
                values: ['A clean scan of both servers, and the change record'],
              },
            ],
            id: 'one-poa-m-item-complete',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'plain',
            label: 'How we work',
            heading: 'No Surprises at the End',
            steps: [
              {
                title: 'Read the system, then the controls',
                text: 'We begin with the architecture and the people who run it. Assessors recognize a plan that was written from a template.',
              },
              {
                title: 'Agree on the boundary early',
                text: 'Much rework comes from a boundary that moved. We draw it, have it signed, and track each change to it.',
              },
              {
                title: 'Collect evidence as work happens',
                text: 'Tickets, scans and configuration exports are linked to controls when they are made, in eMASS or the tool your agency uses.',
              },
              {
                title: 'Brief risk in plain words',
                text: 'For each open item: what could happen, how likely it is, what reduces it, and what it costs to remove.',
              },
            ],
            id: 'no-surprises-at-the-end',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            heading: 'Authorization Coming Up?',
            text: 'Tell us the expiry date, the impact level and which tool holds the package. Please leave findings and system names out of the message.',
            actions: [
              { text: 'Contact Us', to: '/contact-us' },
              { text: 'Zero Trust', to: '/services/zero-trust' },
            ],
            note: (
              <>
                {
                  'CMMC assessments for certification are made by the government or by an authorized '
                }
                <span className="unbroken">third-party</span>
                {' assessment organization. We help you prepare for them.'}
              </>
            ),
            id: 'authorization-coming-up',
          }}
        />
      </BelowFold>
    </>
  )
}
