// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import machinedPartFiles from '../../src/images/machined-part.avif?focus=0.7+0.08&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { CaseStudy } from '../../src/sections/caseStudy/CaseStudy.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { IconGrid } from '../../src/sections/iconGrid/IconGrid.tsx'
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
            'The discipline of national security work, sized to a company’s risks and budget.',
          images: [
            {
              ...machinedPartFiles,
              alt: 'A block of milled aluminum with counterbored and threaded holes and a pocket, clamped between the steel jaws of a green vice; curled chips lie around it',
              focus: { x: 0.7, y: 0.08 },
            },
          ],
          rotateSeconds: 5,
          actions: [{ text: 'Contact Us', to: '/contact-us' }],
          size: 'band',
        }}
      />
      <BelowFold>
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'plain',
            label: 'Industries We Serve',
            heading: 'What We Protect in Each Industry',
            perRow: 5,
            cards: [
              {
                icon: 'cpu',
                title: 'Technology',
                titlePosition: 'below',
                description:
                  'Secure products and pipelines, SBOMs for buyers who ask, and a path to government customers.',
              },
              {
                icon: 'building-bank',
                title: 'Finance',
                titlePosition: 'below',
                description: (
                  <>
                    {'Identity, '}
                    <span className="unbroken">fraud-resistant</span>
                    {
                      ' transactions and tested recovery, with evidence for GLBA, PCI DSS and state examiners.'
                    }
                  </>
                ),
              },
              {
                icon: 'heartbeat',
                title: 'Healthcare',
                titlePosition: 'below',
                description:
                  'Patient data under HIPAA, devices that can’t be patched overnight, and plans for care during an outage.',
              },
              {
                icon: 'building-factory-2',
                title: 'Manufacturing',
                titlePosition: 'below',
                description: (
                  <>
                    {'Plant networks segmented under '}
                    <span className="unbroken">ISA/IEC 62443</span>
                    {', and CUI protected under '}
                    <span className="unbroken">NIST SP 800-171</span>
                    {' for defense suppliers.'}
                  </>
                ),
              },
              {
                icon: 'building-store',
                title: 'Retail',
                titlePosition: 'below',
                description:
                  'Payment systems, store networks and online accounts, defended through the busiest weeks of the year.',
              },
            ],
            id: 'what-we-protect-in-each-industry',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'tint',
            label: 'Our Approach',
            heading: 'Only the Controls You Need',
            perRow: 3,
            cards: [
              {
                title: 'Tailored Solutions',
                titlePosition: 'below',
                description:
                  'We start with what earns the business its money and what would stop it. Other controls stay out, and we record why.',
              },
              {
                title: 'Innovative Technologies',
                titlePosition: 'below',
                description: (
                  <>
                    <span className="unbroken">Sign-in</span>
                    {
                      ' without passwords, segments that stop ransomware, repeatable builds. If we recommend a product, we state what it costs to run, in hours and dollars a year.'
                    }
                  </>
                ),
              },
              {
                title: 'Compliance and Security',
                titlePosition: 'below',
                description:
                  'One set of controls, mapped to every framework that binds you. Your PCI DSS assessor and your CMMC assessor read the same evidence.',
              },
            ],
            id: 'only-the-controls-you-need',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'plain',
            label: 'Industry Challenges',
            heading: 'Problems We See in Every Sector',
            perRow: 1,
            cards: [
              {
                title: 'Ransomware and Recovery',
                titlePosition: 'below',
                description:
                  'Backups exist, but nobody has restored the business from them. We run that restore, on separate hardware, with your people at the keyboard.',
              },
              {
                title: 'Suppliers and Software',
                titlePosition: 'below',
                description:
                  'Your risk includes code and services you didn’t choose. We inventory and rank them, and put terms into contracts.',
              },
              {
                title: 'Cloud Grown in Layers',
                titlePosition: 'below',
                description:
                  'Accounts, roles and keys pile up for years. We cut standing privilege and close what no longer has an owner.',
              },
              {
                title: (
                  <>
                    {'Defense '}
                    <span className="unbroken">Supply-Chain</span>
                    {' Rules'}
                  </>
                ),
                titlePosition: 'below',
                description:
                  'CMMC reaches companies that never thought of themselves as defense contractors. We scope CUI narrowly, so less of the company has to change.',
              },
              {
                title: 'Few People, Many Alerts',
                titlePosition: 'below',
                description:
                  'A small team can’t read everything. We cut noise at the source and write down what’s worth waking someone for.',
              },
            ],
            id: 'problems-we-see-in-every-sector',
          }}
        />
        <CaseStudy
          section={{
            kind: 'caseStudy',
            id: 'case',
            tone: 'dark',
            label: 'Proven Impact',
            heading: 'Back in 14 Hours Instead of 9 Days',
            intro: (
              <>
                {'A '}
                <span className="unbroken">machine-parts</span>
                {
                  ' maker asked for one thing: to ship again within a day of an attack. We wrote down three figures in the first week and checked them in the ninth month.'
                }
              </>
            ),
            before: 'First week',
            after: 'Ninth month',
            changes: [
              {
                title: 'Time to restore the order system (estimated, tested)',
                before: {
                  text: (
                    <>
                      <span className="unbroken">9 days</span>
                    </>
                  ),
                  value: 216,
                },
                after: {
                  text: (
                    <>
                      <span className="unbroken">14 hours</span>
                    </>
                  ),
                  value: 14,
                },
              },
              {
                title: 'Accounts with administrator rights',
                before: { text: '61', value: 61 },
                after: { text: '9', value: 9 },
              },
              {
                title: 'Alerts a person has to read, per day',
                before: { text: '1,900', value: 1900 },
                after: { text: '45', value: 45 },
              },
            ],
            facts: [
              {
                term: 'Customer',
                text: (
                  <>
                    <span className="unbroken">Machine-parts</span>
                    {' maker, two plants, 340 employees'}
                  </>
                ),
              },
              { term: 'Team', text: 'Three people: a lead, a systems engineer and an analyst' },
              { term: 'Duration', text: 'Nine months in 2025' },
              { term: 'Contract', text: 'Fixed price, paid at four milestones' },
            ],
            parts: [
              {
                title: 'The Situation',
                paragraphs: [
                  'A competitor of about the same size had just spent two weeks offline after a ransomware attack, and the company’s insurer wanted to know how long recovery would take here. The IT department, four people, put it at nine days. They’d never had the chance to try.',
                ],
              },
              {
                title: 'The Constraint',
                paragraphs: [
                  'Both plants run two shifts, six days a week, so anything that touched the floor had to happen on a Sunday. There was no money for a second data center. And since the company supplies two defense primes, whatever we built had to count toward its CMMC Level 2 assessment the following year.',
                ],
              },
              {
                title: 'What We Did',
                paragraphs: [
                  <>
                    {
                      'We started with the order system, because a plant that can’t read its orders can’t ship. With the production planner in the room, we listed what the system needs: '
                    }
                    <span className="unbroken">11 servers</span>
                    {
                      ', two databases, the label printers and a file share nobody had documented. The list became the recovery plan, in the order in which things have to come back.'
                    }
                  </>,
                  <>
                    {
                      'Then we tried it. The first full restore, in a rented rack, started on a Sunday in March and failed after '
                    }
                    <span className="unbroken">31 hours</span>
                    {
                      ', because the backup server logged in through the same domain it was meant to restore. We moved the backups to a network of their own with separate accounts, kept one copy offline, and scripted the steps that had gone wrong.'
                    }
                  </>,
                  <>
                    {
                      'Meanwhile we took away what an intruder could use. Of 61 accounts with administrator rights, 52 belonged to people who’d needed them once or to software that never had. Controlled drawings went into a segment of their own, which cut the CMMC scope from '
                    }
                    <span className="unbroken">212 systems</span>
                    {' to 38. We also removed duplicate alerts and retired rules nobody acted on.'}
                  </>,
                ],
              },
              {
                title: 'The Result',
                paragraphs: [
                  <>
                    {
                      'In the ninth month, the customer’s own staff ran the second restore while our engineer watched. They were taking test orders after '
                    }
                    <span className="unbroken">14 hours</span>
                    {
                      '. The insurer accepted the report, and the CMMC assessment raised no finding on recovery.'
                    }
                  </>,
                ],
              },
              {
                title: 'What We’d Do Differently',
                paragraphs: [
                  'We’d restore first and draw later. Our first five weeks went into diagrams that the first restore proved wrong. We also brought in the plant managers too late: one of them had a spare line controller in a cabinet, which would have saved three weeks of waiting for parts.',
                ],
              },
            ],
            folded: 'Read the Case',
          }}
        />
        <IconGrid
          section={{
            kind: 'iconGrid',
            tone: 'plain',
            label: 'Why Choose Keystead Solutions',
            heading: 'The People You Meet Do the Work',
            intro: 'The lead you meet stays until the handover.',
            perRow: 1,
            cards: [
              {
                title: 'Proven Expertise',
                titlePosition: 'below',
                description:
                  'Most of our engineers have assessed or defended networks that couldn’t go down.',
              },
              {
                title: 'Innovative Solutions',
                titlePosition: 'below',
                description: (
                  <>
                    <span className="unbroken">Threat-informed</span>
                    {' testing, '}
                    <span className="unbroken">model-based</span>
                    {
                      ' design and traceable evidence are routine in defense and still new in many industries.'
                    }
                  </>
                ),
              },
              {
                title: (
                  <>
                    <span className="unbroken">Customer-Centric</span>
                    {' Approach'}
                  </>
                ),
                titlePosition: 'below',
                description:
                  'Your staff stay in charge. We work beside them and leave them the documents and tools to carry on without us.',
              },
            ],
            id: 'the-people-you-meet-do-the-work',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'tint',
            label: (
              <>
                <span className="unbroken">Mission-Driven</span>
                {' Solutions'}
              </>
            ),
            heading: 'Name the Process That Can’t Stop',
            text: 'Treating patients, shipping parts, settling payments: say which, and what worries you about it. That’s enough to start.',
            actions: [{ text: 'Contact Us', to: '/contact-us' }],
            id: 'name-the-process-that-can-t-stop',
          }}
        />
      </BelowFold>
    </>
  )
}
