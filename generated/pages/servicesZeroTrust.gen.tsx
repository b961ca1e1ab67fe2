// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import drawingZeroTrustFiles from '../../src/images/drawing-zero-trust.svg?focus=0.5+0.5&picture'
import lockCylinderFiles from '../../src/images/lock-cylinder.avif?focus=1+0.25&picture'
import uprightZeroTrustFiles from '../../src/images/upright-zero-trust.svg?focus=0.5+0.5&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { Policy } from '../../src/sections/policy/Policy.tsx'
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
              ...lockCylinderFiles,
              alt: 'A lock cylinder cut open, with a key in it: five pins of different lengths meet in one line above its cuts',
              focus: { x: 1, y: 0.25 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Plan a Zero Trust Assessment', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Drawing
          section={{
            kind: 'drawing',
            tone: 'dark',
            label: (
              <>
                <span className="unbroken">NIST SP 800-207</span>
              </>
            ),
            heading: 'Each Request Is Decided on Its Own',
            intro: 'We start with one protect surface. Its rules observe first, then enforce.',
            notes: [
              {
                title: 'The Perimeter Trusts Whatever’s Inside',
                text: 'One stolen credential opens much of the network.',
              },
              {
                title: 'Scored Under the Model You Report',
                text: (
                  <>
                    {
                      'DoD: the Zero Trust Strategy, target level by the end of fiscal year 2027. Civilian agencies: '
                    }
                    <span className="unbroken">OMB M-22-09</span>
                    {' and the CISA model.'}
                  </>
                ),
              },
            ],
            drawing: {
              ...drawingZeroTrustFiles,
              alt: 'The path of a request: from a device to an enforcement point, up to a decision point, back, and on to the data; another stops at the boundary',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightZeroTrustFiles,
              alt: 'The path of a request: from a device to an enforcement point, up to a decision point, back, and on to the data; another stops at the boundary',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Subject',
                text: 'A person or service, strongly identified',
                isMinor: false,
                x: 0.6,
                y: 67.4,
                side: 'above',
                upright: { x: 39, y: 3.7, side: 'after', width: 100 },
              },
              {
                title: 'Device',
                text: 'Its health, as of now',
                isMinor: false,
                x: 24.2,
                y: 67.4,
                side: 'above',
                upright: { x: 39, y: 18.5, side: 'after', width: 100 },
              },
              {
                title: 'Enforcement point',
                text: 'One session, or none',
                isMinor: false,
                x: 50,
                y: 76.3,
                side: 'after',
                upright: { x: 39, y: 62, side: 'after', width: 50 },
              },
              {
                title: 'Decision point',
                text: 'Policy, written and tested like code',
                isMinor: false,
                x: 45.7,
                y: 25.2,
                side: 'above',
                upright: { x: 90.6, y: 39.6, side: 'before', width: 44 },
              },
              {
                title: 'Identity',
                text: 'Roles and attributes',
                isMinor: false,
                x: 24.2,
                y: 25.2,
                side: 'above',
                upright: { x: 90.6, y: 29.6, side: 'before', width: 44 },
              },
              {
                title: 'Threat data',
                text: 'What changed since the last request',
                isMinor: false,
                x: 75.8,
                y: 25.2,
                side: 'above',
                upright: { x: 90.6, y: 77.8, side: 'before', width: 48 },
              },
              {
                title: 'Data',
                text: 'Only what the task needs',
                isMinor: false,
                x: 99.4,
                y: 67.4,
                side: 'above',
                upright: { x: 39, y: 90.7, side: 'after', width: 100 },
              },
              {
                title: 'Refused',
                text: 'No rule permits it',
                isMinor: false,
                x: 0.6,
                y: 91.3,
                side: 'above',
                upright: { x: 5.6, y: 3.7, side: 'after', width: 24 },
              },
              {
                title: 'Boundary',
                isMinor: true,
                x: 50,
                y: 90,
                side: 'below',
                align: 'center',
                upright: { x: 0, y: 56.5, side: 'after', width: 100 },
              },
            ],
            id: 'each-request-is-decided-on-its-own',
          }}
        />
        <Policy
          section={{
            kind: 'policy',
            tone: 'tint',
            label: 'Example',
            heading: 'The First Matching Rule Decides',
            intro: 'Choose who asks, from what and for what.',
            caption: 'The five rules of an invented policy',
            stacked: true,
            notes: [
              {
                title: 'The Same Person, Two Answers',
                text: 'An engineer asks for the same drawing twice. What the laptop reports decides.',
              },
              {
                title: 'The Last Rule Is Deny',
                text: 'A combination nobody thought of is refused, and somebody reads the log.',
              },
            ],
            conditions: [
              { title: 'Subject', others: ['Visitor'] },
              { title: 'Device', others: ['Personal phone'] },
              { title: 'Request', others: [] },
            ],
            decision: 'Decision',
            rules: [
              {
                values: ['Engineer', 'Managed laptop, healthy', 'Read a drawing'],
                decision: (
                  <>
                    <strong>Permit</strong>
                    {' for one session'}
                  </>
                ),
                reason: (
                  <>
                    {'Rule '}
                    <span className="unbroken">1 matches</span>
                    {': the role may read drawings, the laptop is healthy.'}
                  </>
                ),
              },
              {
                values: ['Engineer', 'Managed laptop, update overdue', 'Read a drawing'],
                decision: (
                  <>
                    <strong>Permit</strong>
                    {' in a remote browser'}
                  </>
                ),
                reason: (
                  <>
                    {'Rule '}
                    <span className="unbroken">2 matches</span>
                    {': the person is known, but the drawing must not reach that laptop.'}
                  </>
                ),
              },
              {
                values: ['Administrator', 'Privileged workstation', 'Change a setting'],
                decision: (
                  <>
                    <strong>Permit</strong>
                    {' for '}
                    <span className="unbroken">30 minutes</span>
                    {', with ticket'}
                  </>
                ),
                reason: (
                  <>
                    {'Rule '}
                    <span className="unbroken">3 matches</span>
                    {': the right comes with the ticket and ends with it.'}
                  </>
                ),
              },
              {
                values: ['Build service', 'Attested workload', 'Store a release'],
                decision: (
                  <>
                    <strong>Permit</strong>
                    {' with a '}
                    <span className="unbroken">one-day</span>
                    {' certificate'}
                  </>
                ),
                reason: (
                  <>
                    {'Rule '}
                    <span className="unbroken">4 matches</span>
                    {': the workload proved what it runs before it asked.'}
                  </>
                ),
              },
            ],
            otherwise: {
              title: 'Anything else',
              decision: (
                <>
                  <strong>Deny</strong>
                  {', end the session and log it'}
                </>
              ),
              reason:
                'No rule permits this combination, so the request ends at the enforcement point.',
            },
            id: 'the-first-matching-rule-decides',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'plain',
            label: 'Zero Trust in order',
            heading: 'Start With What You Protect',
            numbered: true,
            folded: 'Ten topics, in order',
            blocks: [
              {
                title: 'Protect Surface',
                text: 'The data, applications and services the mission can’t do without.',
              },
              {
                title: 'Identity',
                text: 'One identity for every person and machine, phishing-resistant MFA, and access that ends with the job.',
              },
              {
                title: 'Devices',
                text: 'A complete inventory, with health measured at every request.',
              },
              {
                title: 'Least Privilege',
                text: 'Administrator rights give way to access that’s requested, approved and recorded.',
              },
              {
                title: 'Network Segmentation',
                text: 'Macrosegmentation first, then microsegmentation around workloads.',
              },
              {
                title: 'Applications and Workloads',
                text: 'Each application authenticates its callers and is tested as if it faced the internet.',
              },
              {
                title: 'Data',
                text: 'Tagged, encrypted and governed by its attributes, so protection travels with it.',
              },
              {
                title: 'Policy Decision and Enforcement',
                text: 'A policy engine and enforcement points, with versioned rules.',
              },
              {
                title: 'Visibility and Analytics',
                text: 'Logs from every pillar, with baselines for users and devices.',
              },
              {
                title: 'Automation and Orchestration',
                text: 'Isolate the device without waiting for a person.',
              },
            ],
            id: 'start-with-what-you-protect',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'A Red Team Tests the Result',
            numbered: false,
            blocks: [
              {
                title: 'Maturity Assessment',
                text: 'Scored under the DoD or CISA model, with evidence.',
              },
              { title: 'Roadmap', text: 'Steps, costs and dependencies.' },
              {
                title: 'Identity and Access',
                text: 'ICAM: federation, attribute stores, privileged access, PIV, CAC.',
              },
              { title: 'Segmentation and Enforcement', text: 'By application, with a way back.' },
              {
                title: 'Legacy and Operational Tech',
                text: (
                  <>
                    {'Gateways where modern '}
                    <span className="unbroken">sign-in</span>
                    {' can’t work.'}
                  </>
                ),
              },
              { title: 'Validation', text: 'Exercises show whether lateral movement got harder.' },
            ],
            id: 'a-red-team-tests-the-result',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            label: 'Next in the life cycle',
            heading: 'Cybersecurity Keeps Watch',
            text: 'Policy stops what it knows. Our analysts hunt for what it doesn’t, and each finding becomes a rule.',
            actions: [
              { text: 'Cybersecurity', to: '/services/cybersecurity' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            note: (
              <>
                {'We’re assessing '}
                <LinkTo to="/news/zero-trust-award">
                  <span className="unbroken">14 defense</span>
                  {' networks'}
                </LinkTo>
                {' under a task order awarded in October.'}
              </>
            ),
            contact: {
              name: 'Daniel Okafor',
              text: 'Director of Operations and Engineering',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 6,
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
            id: 'cybersecurity-keeps-watch',
          }}
        />
      </BelowFold>
    </>
  )
}
