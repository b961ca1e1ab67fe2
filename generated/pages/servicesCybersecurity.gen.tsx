// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import cybersecurityFiles from '../../src/images/cybersecurity.avif?focus=0.68+0.4&picture'
import probeBackground from '../../src/images/probe.avif?focus=0.44+0.3&shape=portrait&picture'
import { LinkTo } from '../../src/parts/LinkTo.tsx'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
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
            'Know what is on your network, what it should be doing, and who else is interested.',
          images: [
            {
              ...probeBackground,
              alt: 'The needle of a test probe on one leg of a chip, on a green circuit board seen from very near',
              focus: { x: 0.44, y: 0.3 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Discuss Your Network', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            heading: 'Defense Begins With a Baseline',
            paragraphs: [
              'An intrusion shows itself as a difference: a process that was not there before, a session at an odd hour, a protocol field that should be zero. So our work starts with the inventory, the accounts and the data flows, and with the functions that the mission cannot lose.',
              'From there we work in both directions. We attack the system on your behalf, under written rules of engagement, to learn what an adversary would find. And we help its defenders to see more, decide sooner and establish afterward what happened.',
            ],
            points: [],
            image: {
              ...cybersecurityFiles,
              alt: 'A flow of network packets in which one anomaly is circled and isolated',
              focus: { x: 0.68, y: 0.4 },
            },
            imageSide: 'right',
            quote: 'You cannot see the difference until you have described what is normal.',
            actions: [],
            id: 'defense-begins-with-a-baseline',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'Assessment, Detection, Analysis and Response',
            layout: 'grid',
            blocks: [
              {
                title: 'Vulnerability assessment',
                text: 'Authenticated scans, configuration review and manual verification, with findings ranked by what they expose.',
                icon: 'report-search',
                points: [
                  'STIG and benchmark comparison',
                  'Known exploited vulnerabilities first',
                  'Retest after the fix',
                ],
              },
              {
                title: 'Penetration testing and red teaming',
                text: 'Objectives agreed with the owner, techniques mapped to MITRE ATT&CK, and a report from which a defender can repeat each step.',
                icon: 'target-arrow',
                points: [
                  'Rules of engagement in writing',
                  <>
                    <span className="unbroken">Purple-team</span>
                    {' sessions'}
                  </>,
                  'Evidence handled as sensitive',
                ],
              },
              {
                title: 'Threat hunting and detection',
                text: 'Hypotheses tested against endpoint, network and identity data. What a hunt finds becomes a detection rule.',
                icon: 'radar-2',
                points: [
                  'Sigma, YARA and Suricata rules',
                  'Log coverage gaps named',
                  'False positives measured',
                ],
              },
              {
                title: 'Reverse engineering',
                text: 'Static and dynamic analysis of malware, firmware and closed protocols, down to the instruction where it matters.',
                icon: 'binary',
                points: [
                  'Indicators and behavior',
                  'Patch difference analysis',
                  'Firmware extraction',
                ],
              },
              {
                title: 'Protocol analysis',
                text: 'Signals and sessions taken apart field by field, so that a parser, a sensor or a firewall can be built on facts.',
                icon: 'wave-sine',
                points: [
                  'Proprietary and legacy protocols',
                  'Industrial control traffic',
                  'Parsers and test vectors',
                ],
              },
              {
                title: 'Incident response',
                text: (
                  <>
                    {'Preparation, analysis, containment and recovery in line with '}
                    <span className="unbroken">NIST SP 800-61</span>
                    {', with chain of custody from the first hour.'}
                  </>
                ),
                icon: 'lifebuoy',
                points: [
                  'Playbooks and exercises',
                  'Memory and disk forensics',
                  'Reporting deadlines tracked',
                ],
              },
            ],
            id: 'assessment-detection-analysis-and-response',
          }}
        />
        <Prose
          section={{
            kind: 'prose',
            tone: 'plain',
            label: 'Example',
            heading: 'A Hunt Ends in a Rule',
            intro:
              'A hunt for stolen credentials found a copy of the directory database of a domain controller, taken out of a shadow copy. This rule reports the next one. It lets the backup agent pass by its folder, which only administrators can write to, and names what is left as a false positive.',
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
            imageSide: 'right',
            actions: [],
            id: 'a-hunt-ends-in-a-rule',
          }}
        />
        <Steps
          section={{
            kind: 'steps',
            tone: 'dark',
            label: 'How we work',
            heading: 'Four Phases, One Owner for Each Finding',
            steps: [
              {
                title: 'Agree on scope and authority',
                text: 'Systems, time windows, points of contact and stop conditions, signed by the official with authority to approve the work.',
              },
              {
                title: 'Map and baseline',
                text: 'Assets, data flows, trust relationships and normal behavior. Many findings come to light here, before any test.',
              },
              {
                title: 'Test, hunt, analyze',
                text: 'Technical work in short cycles. Anything severe is reported the day it is confirmed, ahead of the final report.',
              },
              {
                title: 'Fix and verify',
                text: 'Each finding gets an owner, a due date and a retest. The closing report says what is still open and why.',
              },
            ],
            id: 'four-phases-one-owner-for-each-finding',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'What Do You Want to Know?',
            text: (
              <>
                {
                  'Tell us what kind of system it is and which question about it keeps coming back. A finding has value once the people who can change the system act on it, so we work with those who do '
                }
                <LinkTo to="/services/zero-trust">Zero Trust</LinkTo>
                {', '}
                <LinkTo to="/services/information-assurance">information assurance</LinkTo>
                {' and '}
                <LinkTo to="/services/software-engineering">software</LinkTo>
                {'.'}
              </>
            ),
            actions: [{ text: 'Discuss Your Network', to: '/contact-us' }],
            note: 'Please leave addresses, findings and system names out of the message.',
            id: 'what-do-you-want-to-know',
          }}
        />
      </BelowFold>
    </>
  )
}
