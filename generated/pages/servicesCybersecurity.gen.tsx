// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import drawingCybersecurityFiles from '../../src/images/drawing-cybersecurity.svg?focus=0.5+0.5&picture'
import probeFiles from '../../src/images/probe.avif?focus=0.5+0.45&picture'
import uprightCybersecurityFiles from '../../src/images/upright-cybersecurity.svg?focus=0.5+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { BlockText, CodeBlock } from '../../src/sections/prose/BlockText.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { Steps } from '../../src/sections/steps/Steps.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/cybersecurity',
  title: 'Cybersecurity',
  description:
    'Security assessment, threat hunting, reverse engineering, protocol analysis and incident response by cleared analysts, reported so that owners can act.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/cybersecurity',
        url: 'https://www.example.com/services/cybersecurity',
        name: 'Cybersecurity',
        description:
          'Security assessment, threat hunting, reverse engineering, protocol analysis and incident response by cleared analysts, reported so that owners can act.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/cybersecurity#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/cybersecurity#service',
        name: 'Cybersecurity',
        serviceType: 'Cybersecurity',
        description:
          'Security assessment, threat hunting, reverse engineering, protocol analysis and incident response by cleared analysts, reported so that owners can act.',
        url: 'https://www.example.com/services/cybersecurity',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/cybersecurity#breadcrumbs',
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
            name: 'Cybersecurity',
            item: 'https://www.example.com/services/cybersecurity',
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
          title: 'Cybersecurity',
          headline:
            'Know what’s on your network, what it should be doing and who else is interested.',
          images: [
            {
              ...probeFiles,
              alt: 'The needle of a test probe on one leg of a chip on a green circuit board',
              focus: { x: 0.5, y: 0.45 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Discuss Your Network', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Drawing
          section={{
            kind: 'drawing',
            tone: 'dark',
            label: 'The idea',
            heading: 'The Line That Does Not Belong',
            notes: [
              {
                title: 'We Record What’s Normal First',
                text: 'An intrusion shows up as a difference: a process that wasn’t there yesterday, a protocol field that should be zero. So we start with the inventory, accounts, data flows and the functions the mission can’t lose.',
              },
              {
                title: 'Then We Work Both Sides',
                text: 'Under written rules of engagement, we attack the system to learn what an adversary would find. And we help its defenders see the attack and reconstruct it.',
              },
            ],
            drawing: {
              ...drawingCybersecurityFiles,
              alt: 'A line that runs quietly within its band, rises far above it once, and returns to it',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightCybersecurityFiles,
              alt: 'A line that runs quietly within its band, rises far above it once, and returns to it',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Baseline',
                text: 'What accounts, hosts and protocols do on an ordinary day',
                isMinor: false,
                x: 13.5,
                y: 50,
                side: 'above',
                upright: { x: 31, y: 19, side: 'after', width: 100 },
              },
              {
                title: 'Anomaly',
                text: 'A backup account signs in at 3 a.m. and reads the domain database',
                isMinor: false,
                x: 53.6,
                y: 5,
                side: 'before',
                upright: { x: 46, y: 48, side: 'after', width: 100 },
              },
              {
                title: 'Contained',
                text: 'Host isolated, its memory kept',
                isMinor: false,
                x: 70,
                y: 50,
                side: 'above',
                upright: { x: 31, y: 69.5, side: 'after', width: 100 },
              },
              {
                title: 'Rule',
                text: 'The same behavior now raises an alert by itself',
                isMinor: false,
                x: 86.5,
                y: 50,
                side: 'above',
                align: 'start',
                upright: { x: 31, y: 84, side: 'after', width: 100 },
              },
              {
                title: 'Account activity',
                isMinor: true,
                x: 0.56,
                y: 0,
                side: 'below',
                upright: { x: 16, y: 2.4, side: 'after', width: 100 },
              },
              {
                title: 'Normal range',
                isMinor: true,
                x: 99.44,
                y: 67,
                side: 'below',
                upright: { x: 31, y: 9, side: 'after', width: 100 },
              },
              {
                title: '2 p.m.',
                isMinor: true,
                x: 0.56,
                y: 87,
                side: 'below',
                align: 'start',
                upright: { x: 17, y: 6.9, side: 'before', width: 20 },
              },
              {
                title: '8 p.m.',
                isMinor: true,
                x: 25,
                y: 87,
                side: 'below',
                align: 'center',
                upright: { x: 17, y: 29.3, side: 'before', width: 20 },
              },
              {
                title: '2 a.m.',
                isMinor: true,
                x: 50,
                y: 87,
                side: 'below',
                align: 'center',
                upright: { x: 17, y: 51.6, side: 'before', width: 20 },
              },
              {
                title: '8 a.m.',
                isMinor: true,
                x: 75,
                y: 87,
                side: 'below',
                align: 'center',
                upright: { x: 17, y: 74, side: 'before', width: 20 },
              },
              {
                title: '2 p.m.',
                isMinor: true,
                x: 99.44,
                y: 87,
                side: 'below',
                upright: { x: 17, y: 96.3, side: 'before', width: 20 },
              },
            ],
            id: 'the-line-that-does-not-belong',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Findings You Can Reproduce',
            numbered: false,
            blocks: [
              {
                title: 'Vulnerability Assessment',
                text: 'Authenticated scans and configuration review, verified by hand. Known exploited vulnerabilities come first.',
              },
              {
                title: 'Penetration Testing and Red Teaming',
                text: 'Techniques mapped to MITRE ATT&CK, and a report defenders can replay.',
              },
              {
                title: 'Threat Hunting and Detection',
                text: 'Hypotheses tested against endpoint, network and identity data. What a hunt finds becomes a Sigma, YARA or Suricata rule.',
              },
              {
                title: 'Reverse Engineering',
                text: 'Malware and firmware, down to the instruction.',
              },
              {
                title: 'Protocol Analysis',
                text: 'Proprietary and industrial protocols taken apart field by field, with parsers and test vectors.',
              },
              {
                title: 'Incident Response',
                text: (
                  <>
                    {'Forensics, containment and recovery under '}
                    <span className="unbroken">NIST SP 800-61</span>
                    {', with chain of custody.'}
                  </>
                ),
              },
            ],
            id: 'findings-you-can-reproduce',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'Example',
            heading: 'How a Hunt Became a Rule',
            intro:
              'A hunt for stolen credentials turned up a domain controller’s directory database, copied out of a shadow copy. This rule catches the next attempt. It exempts the backup agent by a path that only administrators can write to.',
            paragraphs: [],
            text: (
              <BlockText>
                <figure>
                  <figcaption>
                    {'Detection rule in the Sigma format, for technique T1003.003 of MITRE ATT&CK'}
                  </figcaption>
                  <CodeBlock>
                    <code>
                      {`title: NTDS.dit Read From a Shadow Copy
id: 7d0f5d4e-3b0a-4c55-9a51-2f6c1f0f8e27
status: test
date: 2026-05-11
tags:
  - attack.credential-access
  - attack.t1003.003
logsource:
  category: process_creation
  product: windows
detection:
  selection:
    CommandLine|contains|all:
`}
                      <mark>{"      - 'HarddiskVolumeShadowCopy'"}</mark>
                      {`
`}
                      <mark>{"      - 'ntds.dit'"}</mark>
                      {`
  filter_backup:
    ParentImage|startswith:
      - 'C:\\Program Files\\Backup Agent\\'
`}
                      <mark>{'  condition: selection and not filter_backup'}</mark>
                      {`
falsepositives:
  - Restore tests that IT has announced
level: high`}
                    </code>
                  </CodeBlock>
                </figure>
              </BlockText>
            ),
            points: [],
            actions: [],
            id: 'how-a-hunt-became-a-rule',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'dark',
            label: 'How we work',
            heading: 'Every Finding Gets an Owner',
            steps: [
              {
                title: 'Agree on Scope and Authority',
                text: 'Systems, time windows, contacts and stop conditions, signed by the official who may approve the work.',
              },
              {
                title: 'Map and Baseline',
                text: 'Assets, data flows and trust. Many findings turn up here, before any test.',
              },
              {
                title: 'Test, Hunt, Analyze',
                text: 'We report anything severe the day we confirm it.',
              },
              {
                title: 'Fix and Verify',
                text: 'Findings get due dates and retests. The report says what’s open and why.',
              },
            ],
            id: 'every-finding-gets-an-owner',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            label: 'Next in the life cycle',
            heading: 'Then the Next System Begins',
            text: 'What we find belongs in the next statement of work, so that vendors have to answer it.',
            actions: [
              { text: 'Acquisition Support', to: '/services/acquisition-support' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            note: 'Please leave addresses, findings and system names out of your message.',
            contact: {
              name: 'Daniel Okafor',
              text: 'Director of Operations and Engineering',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 7,
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
            id: 'then-the-next-system-begins',
          }}
        />
      </BelowFold>
    </>
  )
}
