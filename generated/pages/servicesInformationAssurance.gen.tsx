// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import drawingInformationAssuranceFiles from '../../src/images/drawing-information-assurance.svg?focus=0.5+0.5&picture'
import sealedBinderFiles from '../../src/images/sealed-binder.avif?focus=0.75+0.4&picture'
import uprightInformationAssuranceFiles from '../../src/images/upright-information-assurance.svg?focus=0.5+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { Exhibit } from '../../src/sections/exhibit/Exhibit.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
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
            'Give your authorizing official a package that answers the questions before they’re asked.',
          images: [
            {
              ...sealedBinderFiles,
              alt: 'A thick blue binder with colored index tabs on a wooden bench, tied with cord and closed with a lead seal; on its label, a signature',
              focus: { x: 0.75, y: 0.4 },
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
            heading: 'The Package Serves One Decision',
            paragraphs: [
              'An authorization to operate is a named official’s acceptance of a described risk. With a vague boundary or copied controls, the official can’t decide, and the system waits.',
              <>
                {'We support ISSMs, ISSOs and system owners in DoD ('}
                <span className="unbroken">DoDI 8510.01</span>
                {'), the Intelligence Community ('}
                <span className="unbroken">ICD 503</span>
                {') and civilian agencies (FISMA), with '}
                <span className="unbroken">CNSSI 1253</span>
                {' for national security systems.'}
              </>,
            ],
            points: [],
            actions: [],
            id: 'the-package-serves-one-decision',
          }}
        />
        <Drawing
          section={{
            kind: 'drawing',
            tone: 'dark',
            label: 'The Risk Management Framework',
            heading: 'Monitoring Leads Back to Assessment',
            intro:
              'We read the system first, agree on the boundary early, and link scans and tickets to controls as they’re made.',
            drawing: {
              ...drawingInformationAssuranceFiles,
              alt: 'A track with seven stations; a gate stands around the sixth, and a dashed line leads from the last one back to the fifth',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightInformationAssuranceFiles,
              alt: 'A track with seven stations; a gate stands around the sixth, and a dashed line leads from the last one back to the fifth',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Prepare',
                text: 'Identify roles, common control providers, the boundary and what’s inside it.',
                isMinor: false,
                x: 0.56,
                y: 31.5,
                side: 'below',
                upright: { x: 14.5, y: 2.1, side: 'after', width: 100 },
              },
              {
                title: 'Categorize',
                text: 'Derive impact levels from the information types it processes, and record why.',
                isMinor: false,
                x: 14.84,
                y: 31.5,
                side: 'below',
                upright: { x: 14.5, y: 16.9, side: 'after', width: 100 },
              },
              {
                title: 'Select',
                text: (
                  <>
                    {'Tailor the '}
                    <span className="unbroken">800-53B</span>
                    {' baseline, apply overlays, settle which controls are inherited.'}
                  </>
                ),
                isMinor: false,
                x: 29.11,
                y: 31.5,
                side: 'below',
                upright: { x: 14.5, y: 31.6, side: 'after', width: 100 },
              },
              {
                title: 'Implement',
                text: 'Harden to STIGs and SRGs, and write statements with the engineers.',
                isMinor: false,
                x: 43.39,
                y: 31.5,
                side: 'below',
                upright: { x: 14.5, y: 46.4, side: 'after', width: 100 },
              },
              {
                title: 'Assess',
                text: (
                  <>
                    {'Run the '}
                    <span className="unbroken">800-53A</span>
                    {' procedures: examine, interview, test.'}
                  </>
                ),
                isMinor: false,
                x: 57.66,
                y: 31.5,
                side: 'below',
                upright: { x: 14.5, y: 61.1, side: 'after', width: 100 },
              },
              {
                title: 'Authorize',
                text: 'Assemble plan, report and POA&M, and brief the official on residual risk.',
                isMinor: false,
                x: 71.94,
                y: 31.5,
                side: 'below',
                upright: { x: 22, y: 75.9, side: 'after', width: 100 },
              },
              {
                title: 'Monitor',
                text: 'Keep scans and reviews on schedule, so reauthorization isn’t a project of its own.',
                isMinor: false,
                x: 86.21,
                y: 31.5,
                side: 'below',
                align: 'start',
                upright: { x: 14.5, y: 90.7, side: 'after', width: 100 },
              },
            ],
            id: 'monitoring-leads-back-to-assessment',
          }}
        />
        <Exhibit
          section={{
            kind: 'exhibit',
            tone: 'plain',
            label: 'What we deliver',
            heading: 'Evidence That Stays Current',
            fields: [
              {
                term: 'Bodies of Evidence',
                values: ['Security plan, diagrams, contingency plan and control artifacts.'],
                width: 'third',
              },
              {
                term: 'Control Assessments',
                values: ['Planned, run and reported by people who didn’t implement the controls.'],
                width: 'third',
              },
              {
                term: 'STIG and SCAP Compliance',
                values: ['Automated and manual checks, with a reason for every open item.'],
                width: 'third',
              },
              {
                term: 'Continuous Monitoring',
                values: ['What’s checked, how often and by whom, for ongoing authorization.'],
                width: 'third',
              },
              {
                term: 'POA&M Management',
                values: ['A root cause, cost and owner for each, and proof for closed items.'],
                width: 'third',
              },
              {
                term: 'CMMC Readiness',
                values: [
                  <>
                    {'CUI scoping, a gap analysis against '}
                    <span className="unbroken">NIST SP 800-171</span>
                    {', and an SPRS score you can support.'}
                  </>,
                ],
                width: 'third',
              },
            ],
            id: 'evidence-that-stays-current',
          }}
        />
        <Exhibit
          section={{
            kind: 'exhibit',
            tone: 'dark',
            label: 'Example',
            heading: 'A POA&M Item That Can Be Closed',
            intro: (
              <>
                {'An invented item, as of May 15, 2026, with three fields that '}
                <span className="unbroken">OMB M-02-01</span>
                {' lacks.'}
              </>
            ),
            notes: [
              { title: 'Root Cause', text: 'Otherwise the next release repeats it.' },
              {
                title: 'Residual Risk',
                text: 'What the official accepts until the last milestone.',
              },
              { title: 'Closing Proof', text: 'Agreed on before the work begins.' },
            ],
            notesAt: 'start',
            fields: [
              {
                term: 'Weakness',
                values: ['Two database servers run a release that no longer gets security updates'],
              },
              {
                term: 'Control',
                values: [
                  <>
                    <span className="unbroken">SA-22</span>
                    {': Unsupported System Components'}
                  </>,
                ],
                width: 'third',
              },
              {
                term: 'Source',
                values: ['Vulnerability scan of March 9, 2026 (CAT I)'],
                width: 'third',
              },
              {
                term: 'Root Cause',
                values: ['Application not certified for new release'],
                width: 'third',
              },
              {
                term: 'Residual Risk',
                values: [
                  'Moderate: only the application reaches the servers, in their own segment',
                ],
                width: 'half',
              },
              {
                term: 'Milestones',
                values: [
                  'April 30: vendor certification (done)',
                  'June 12: migration tested on copied data',
                  'July 24: both servers migrated',
                ],
                width: 'half',
              },
              {
                term: 'Contact and Resources',
                values: [
                  <>
                    {'System owner; '}
                    <span className="unbroken">160 hours</span>
                    {', funded'}
                  </>,
                ],
                width: 'third',
              },
              { term: 'Status', values: ['Ongoing; no milestones changed'], width: 'third' },
              {
                term: 'Closing Proof',
                values: ['Clean scan of both servers; change record'],
                width: 'third',
              },
            ],
            id: 'a-poa-m-item-that-can-be-closed',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: 'Next in the life cycle',
            heading: 'Zero Trust Decides Who Gets In',
            text: 'An authorization says the system may run. Access is decided for each request: who asks, from what and for how long.',
            actions: [
              { text: 'Zero Trust', to: '/services/zero-trust' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            note: 'We don’t issue CMMC certificates; the government or an authorized C3PAO assesses you for that. We get you ready.',
            contact: {
              name: 'Daniel Okafor',
              text: 'Director of Operations and Engineering',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 5,
              steps: [
                'Acquisition Support',
                'Program Management',
                'Systems Engineering',
                'Software Engineering',
                'Information Assurance',
                'Zero Trust',
                'Cybersecurity',
              ],
            },
            id: 'zero-trust-decides-who-gets-in',
          }}
        />
      </BelowFold>
    </>
  )
}
