// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import zeroTrustBackground from '../../src/images/zero-trust.avif?focus=0.71+0.32&shape=portrait&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { NumberedList } from '../../src/sections/numberedList/NumberedList.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { Table } from '../../src/sections/table/Table.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/zero-trust',
  title: 'Zero Trust',
  description:
    'Zero Trust assessment, roadmap and implementation based on NIST SP 800-207, the DoD Zero Trust Strategy and the CISA Zero Trust Maturity Model.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/zero-trust',
        url: 'https://www.example.com/services/zero-trust',
        name: 'Zero Trust',
        description:
          'Zero Trust assessment, roadmap and implementation based on NIST SP 800-207, the DoD Zero Trust Strategy and the CISA Zero Trust Maturity Model.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/zero-trust#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/zero-trust#service',
        name: 'Zero Trust',
        serviceType: 'Zero Trust',
        description:
          'Zero Trust assessment, roadmap and implementation based on NIST SP 800-207, the DoD Zero Trust Strategy and the CISA Zero Trust Maturity Model.',
        url: 'https://www.example.com/services/zero-trust',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/zero-trust#breadcrumbs',
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
            name: 'Zero Trust',
            item: 'https://www.example.com/services/zero-trust',
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
          title: 'Zero Trust',
          headline:
            'Stop trusting the network. Decide each request by who asks, from what, for which data.',
          images: [
            {
              ...zeroTrustBackground,
              alt: 'Rings of walls and gates around a protected core, with one path lit through them',
              focus: { x: 0.71, y: 0.32 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Plan a Zero Trust Assessment', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Zero Trust Is an Architecture',
            paragraphs: [
              'Perimeter defense assumes that what is inside can be trusted. Stolen credentials, a compromised supplier or a single unpatched appliance puts an adversary inside, and from there much of the network is open.',
              <>
                <span className="unbroken">NIST SP 800-207</span>
                {
                  ' describes the alternative. Every access is decided by policy, for one session, with the least privilege that the task needs, and the decision is taken again when something changes. No single product does this. Many organizations already own a good part of the components and have not yet connected them.'
                }
              </>,
            ],
            layout: 'above',
            points: [
              'Department of Defense: the DoD Zero Trust Strategy, with target level by the end of fiscal year 2027',
              <>
                {'Civilian agencies: '}
                <span className="unbroken">OMB M-22-09</span>
                {' and the CISA Zero Trust Maturity Model'}
              </>,
              'We work with all three, and score you against the one that you report',
            ],
            imageSide: 'right',
            actions: [],
            id: 'zero-trust-is-an-architecture',
          }}
        />
        <NumberedList
          section={{
            kind: 'numberedList',
            tone: 'tint',
            label: 'Zero Trust in order',
            heading: 'Ten Topics of a Zero Trust Program',
            folded: true,
            items: [
              {
                title: 'Protect surface',
                text: 'Name the data, applications, assets and services that the mission cannot do without. Begin there.',
              },
              {
                title: 'Identity',
                text: 'One authoritative identity for every person and every machine, phishing-resistant multifactor authentication, and a life cycle that ends on the last day of work.',
              },
              {
                title: 'Devices',
                text: 'A complete inventory, health measured at every request, and a clear answer for equipment that cannot be measured.',
              },
              {
                title: 'Least privilege',
                text: (
                  <>
                    {
                      'Standing administrator rights give way to access that is requested, approved, '
                    }
                    <span className="unbroken">time-limited</span>
                    {' and recorded.'}
                  </>
                ),
              },
              {
                title: 'Network segmentation',
                text: 'Macrosegmentation first, then microsegmentation around workloads. Traffic is encrypted inside the enterprise as well as outside.',
              },
              {
                title: 'Applications and workloads',
                text: 'Each application authenticates its callers, is tested as if it faced the internet, and runs from a build that can be traced.',
              },
              {
                title: 'Data',
                text: 'Data is tagged, encrypted and governed by its attributes, so that protection travels with it.',
              },
              {
                title: 'Policy decision and enforcement',
                text: 'Policy engine, policy administrator and enforcement points, with rules that are versioned, reviewed and tested like code.',
              },
              {
                title: 'Visibility and analytics',
                text: 'Logs from every pillar in one place, kept as long as policy requires, with baselines of behavior for users and devices.',
              },
              {
                title: 'Automation and orchestration',
                text: 'Responses that run without waiting for a person: isolate the device, end the session, require stronger authentication, open the ticket.',
              },
            ],
            id: 'ten-topics-of-a-zero-trust-program',
          }}
        />
        <Table
          section={{
            kind: 'table',
            tone: 'plain',
            label: 'Example',
            heading: 'One Policy, Five Decisions',
            intro:
              'The same engineer gets three answers for the same drawing: it depends on the device, and on what it reports at the time of the request.',
            caption:
              'Policy for an invented store of drawings, in the terms of NIST SP 800-207. The first row that matches decides',
            stacked: true,
            columns: [
              { title: 'Subject and device', isNumber: false },
              { title: 'Request', isNumber: false },
              { title: 'Decision', isNumber: false },
            ],
            rowHeaders: true,
            rows: [
              {
                cells: [
                  'Engineer, managed laptop, healthy',
                  'Read a drawing',
                  <>
                    <strong>Permit</strong>
                    {' for one session'}
                  </>,
                ],
              },
              {
                cells: [
                  'Engineer, managed laptop, update overdue',
                  'Read a drawing',
                  <>
                    <strong>Permit</strong>
                    {' in a remote browser, without download'}
                  </>,
                ],
              },
              {
                cells: [
                  'Administrator, privileged workstation',
                  'Change a setting',
                  <>
                    <strong>Permit</strong>
                    {' for '}
                    <span className="unbroken">30 minutes</span>
                    {' with an approved ticket; recorded'}
                  </>,
                ],
              },
              {
                cells: [
                  'Build service, attested workload',
                  'Store a release',
                  <>
                    <strong>Permit</strong>
                    {' with a certificate of one day'}
                  </>,
                ],
              },
              {
                cells: [
                  'Any other',
                  'Any',
                  <>
                    <strong>Deny</strong>
                    {', end the session and log'}
                  </>,
                ],
              },
            ],
            id: 'one-policy-five-decisions',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'What we deliver',
            heading: 'From Assessment to Operation',
            layout: 'grid',
            blocks: [
              {
                title: 'Maturity assessment',
                text: 'Your present state by pillar and activity, scored against the DoD or CISA model, with evidence for every score.',
                icon: 'ruler-measure',
                points: [],
              },
              {
                title: 'Roadmap',
                text: 'A sequence of steps with costs, dependencies, early gains and the points where a decision is due.',
                icon: 'timeline',
                points: [],
              },
              {
                title: 'Identity and access',
                text: 'Design and integration of ICAM services: federation, attribute stores, privileged access, PIV and CAC use.',
                icon: 'fingerprint',
                points: [],
              },
              {
                title: 'Segmentation and enforcement',
                text: 'Flow mapping, policy in observation mode, then enforcement by application, with a way back at each step.',
                icon: 'layers-intersect',
                points: [],
              },
              {
                title: 'Legacy and operational technology',
                text: 'Gateways, proxies and compensating controls for equipment that will never support modern authentication.',
                icon: 'access-point',
                points: [],
              },
              {
                title: 'Validation',
                text: (
                  <>
                    <span className="unbroken">Red-team</span>
                    {
                      ' exercises against the finished segments that show whether lateral movement has become harder.'
                    }
                  </>
                ),
                icon: 'test-pipe',
                points: [],
              },
            ],
            id: 'from-assessment-to-operation',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'dark',
            label: 'How we work',
            heading: 'One Protect Surface at a Time',
            steps: [
              {
                title: 'Choose the first surface',
                text: 'Valuable enough to matter, small enough to finish within months.',
              },
              {
                title: 'Map the flows',
                text: 'Who uses it, from where, over what. Undocumented dependencies appear here instead of on the day of enforcement.',
              },
              {
                title: 'Write and observe policy',
                text: 'Rules run in observation mode until their denials are only those you want.',
              },
              {
                title: 'Enforce and measure',
                text: (
                  <>
                    {'Enforcement goes live in stages. Failed requests, '}
                    <span className="unbroken">help-desk</span>
                    {' load and detection time are measured before and after.'}
                  </>
                ),
              },
              {
                title: 'Repeat',
                text: 'The next surface reuses identity, policy and telemetry. Each round tends to be shorter.',
              },
            ],
            id: 'one-protect-surface-at-a-time',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Where Do You Stand Today?',
            text: (
              <>
                {
                  'Tell us which model you report against and how many networks it covers. Please leave diagrams and findings out of the message. An example: '
                }
                <LinkTo to="/news/zero-trust-award">14 networks that we assess</LinkTo>
                {'. Related: '}
                <LinkTo to="/services/cybersecurity">Cybersecurity</LinkTo>
                {', '}
                <LinkTo to="/services/information-assurance">Information Assurance</LinkTo>
                {'.'}
              </>
            ),
            actions: [{ text: 'Plan a Zero Trust Assessment', to: '/contact-us' }],
            id: 'where-do-you-stand-today',
          }}
        />
      </BelowFold>
    </>
  )
}
