// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import drawingSoftwareEngineeringFiles from '../../src/images/drawing-software-engineering.svg?focus=0.5+0.5&picture'
import movableTypeFiles from '../../src/images/movable-type.avif?focus=0.8+0.3&picture'
import uprightSoftwareEngineeringFiles from '../../src/images/upright-software-engineering.svg?focus=0.5+0.5&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Drawing } from '../../src/sections/drawing/Drawing.tsx'
import { Exhibit } from '../../src/sections/exhibit/Exhibit.tsx'
import { FeatureBlocks } from '../../src/sections/featureBlocks/FeatureBlocks.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { BlockText, CodeBlock } from '../../src/sections/prose/BlockText.tsx'
import { Prose } from '../../src/sections/prose/Prose.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/services/software-engineering',
  title: 'Software Engineering',
  description:
    'Secure software for mission and business systems: design, DevSecOps pipelines, SBOMs, signal and data processing, modernization and long-term sustainment.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/services/software-engineering',
        url: 'https://www.example.com/services/software-engineering',
        name: 'Software Engineering',
        description:
          'Secure software for mission and business systems: design, DevSecOps pipelines, SBOMs, signal and data processing, modernization and long-term sustainment.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/services/software-engineering#breadcrumbs' },
      },
      {
        '@type': 'Service',
        '@id': 'https://www.example.com/services/software-engineering#service',
        name: 'Software Engineering',
        serviceType: 'Software Engineering',
        description:
          'Secure software for mission and business systems: design, DevSecOps pipelines, SBOMs, signal and data processing, modernization and long-term sustainment.',
        url: 'https://www.example.com/services/software-engineering',
        provider: {
          '@type': 'Organization',
          '@id': 'https://www.example.com/#organization',
          name: 'Keystead Solutions',
          url: 'https://www.example.com/',
        },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/services/software-engineering#breadcrumbs',
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
            name: 'Software Engineering',
            item: 'https://www.example.com/services/software-engineering',
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
          title: 'Software Engineering',
          headline: 'Software you can rebuild, retest and explain years after the first release.',
          images: [
            {
              ...movableTypeFiles,
              alt: 'Lines of a program set in metal type, mirrored as type is, in a wooden galley; one piece is being pulled up out of its line',
              focus: { x: 0.8, y: 0.3 },
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
            heading: 'Written for the Next Engineer',
            paragraphs: [
              'Most of the cost of software comes after delivery, when someone else has to read the code, patch it, authorize it and move it to a new platform.',
              'So we make small, reviewed changes, write tests that fail for a reason, and keep the documentation beside the code.',
            ],
            points: [],
            actions: [],
            id: 'written-for-the-next-engineer',
          }}
        />
        <Drawing
          section={{
            kind: 'drawing',
            tone: 'dark',
            label: 'From commit to release',
            heading: 'Nothing Ships Without Its Record',
            intro: 'Each release carries the result of every step.',
            drawing: {
              ...drawingSoftwareEngineeringFiles,
              alt: 'A line of commits from which a branch leaves and returns; after it the line passes three gates and ends in a signed release',
              focus: { x: 0.5, y: 0.5 },
            },
            upright: {
              ...uprightSoftwareEngineeringFiles,
              alt: 'A line of commits from which a branch leaves and returns; after it the line passes three gates and ends in a signed release',
              focus: { x: 0.5, y: 0.5 },
            },
            labels: [
              {
                title: 'Change',
                text: 'Traced to a need',
                isMinor: false,
                x: 14.9,
                y: 23.3,
                side: 'above',
                upright: { x: 22, y: 18.1, side: 'after', width: 100 },
              },
              {
                title: 'Review',
                text: 'A second reader',
                isMinor: false,
                x: 31.45,
                y: 53.3,
                side: 'below',
                upright: { x: 22, y: 31, side: 'after', width: 100 },
              },
              {
                title: 'Tests',
                text: 'Pass or fail',
                isMinor: false,
                x: 43.55,
                y: 74,
                side: 'below',
                upright: { x: 22, y: 43.1, side: 'after', width: 100 },
              },
              {
                title: 'Scan',
                text: 'Known flaws',
                isMinor: false,
                x: 55.65,
                y: 74,
                side: 'below',
                upright: { x: 22, y: 55.6, side: 'after', width: 100 },
              },
              {
                title: 'Provenance',
                text: 'From source',
                isMinor: false,
                x: 67.7,
                y: 74,
                side: 'below',
                upright: { x: 22, y: 68.1, side: 'after', width: 100 },
              },
              {
                title: 'SBOM',
                text: 'Every dependency by name',
                isMinor: false,
                x: 79.9,
                y: 53.3,
                side: 'below',
                align: 'start',
                upright: { x: 22, y: 80.6, side: 'after', width: 100 },
              },
              {
                title: 'Signed release',
                isMinor: false,
                x: 99.44,
                y: 53.3,
                side: 'above',
                upright: { x: 22, y: 93.1, side: 'after', width: 100 },
              },
            ],
            id: 'nothing-ships-without-its-record',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            label: 'What we deliver',
            heading: 'One Process for Firmware and Web',
            numbered: false,
            blocks: [
              {
                title: 'Applications and Services',
                text: (
                  <>
                    {'Web, '}
                    <span className="unbroken">back-end</span>
                    {' and desktop software, with interfaces documented first.'}
                  </>
                ),
              },
              {
                title: 'Signal and Data Processing',
                text: 'Pipelines for sensor, network and log data, sized for your hardware.',
              },
              {
                title: 'DevSecOps Pipelines',
                text: 'Scanning, signed artifacts, and policy gates that fail closed.',
              },
              {
                title: (
                  <>
                    <span className="unbroken">Supply-Chain</span>
                    {' Evidence'}
                  </>
                ),
                text: (
                  <>
                    {'SBOMs in SPDX or CycloneDX, and build provenance, per '}
                    <span className="unbroken">NIST SP 800-218</span>
                    {'.'}
                  </>
                ),
              },
              {
                title: (
                  <>
                    {'Embedded and '}
                    <span className="unbroken">Low-Level</span>
                    {' Code'}
                  </>
                ),
                text: 'Firmware and drivers in C, C++ and Rust, fuzzed in the normal build.',
              },
              {
                title: 'Modernization',
                text: 'Legacy systems moved in slices, old and new compared on real inputs.',
              },
            ],
            id: 'one-process-for-firmware-and-web',
          }}
        />
        <Exhibit
          section={{
            kind: 'exhibit',
            tone: 'dark',
            label: 'Example',
            heading: 'A Bill of Materials That Answers the Scanner',
            intro: (
              <>
                {'Scanners report '}
                <span className="unbroken">CVE-2023-45853</span>
                {' in every product with zlib 1.3.'}
              </>
            ),
            notes: [
              {
                title: 'What’s in the Product',
                text: 'Name, version, license and package URL. A scanner compares these with its list, and raises the alert.',
              },
              {
                title: 'What the Alert Is About',
                text: 'The fault is in MiniZip, which ships with the zlib sources but isn’t in this product.',
              },
              {
                title: 'Why It Doesn’t Apply',
                text: 'The three marked lines say so in a form the next scanner can read. Nobody has to explain it twice.',
              },
            ],
            notesAt: 'end',
            fields: [],
            text: (
              <BlockText>
                <figure>
                  <figcaption>
                    {'Excerpt of a bill of materials in '}
                    <span className="unbroken">CycloneDX 1.6</span>
                  </figcaption>
                  <CodeBlock>
                    <code>
                      {`{
  "bomFormat": "CycloneDX",
  "specVersion": "1.6",
  "version": 1,
  "components": [{
    "type": "library",
    "bom-ref": "zlib",
    "name": "zlib",
    "version": "1.3",
    "licenses": [
      { "license": { "id": "Zlib" } }
    ],
    "purl": "pkg:generic/zlib@1.3"
  }],
  "vulnerabilities": [{
    "id": "CVE-2023-45853",
    "analysis": {
`}
                      <mark>{'      "state": "not_affected",'}</mark>
                      {`
`}
                      <mark>{'      "justification": "code_not_present",'}</mark>
                      {`
`}
                      <mark>{'      "detail": "MiniZip is not compiled."'}</mark>
                      {`
    },
    "affects": [{ "ref": "zlib" }]
  }]
}`}
                    </code>
                  </CodeBlock>
                </figure>
              </BlockText>
            ),
            id: 'a-bill-of-materials-that-answers-the-scanner',
          }}
        />
        <FeatureBlocks
          section={{
            kind: 'featureBlocks',
            tone: 'tint',
            heading: 'Built Low, Run High',
            intro: 'Government software is often developed on one network and run on another.',
            numbered: false,
            blocks: [
              {
                title: 'Disconnected by Design',
                text: 'No build step reaches the internet. Dependencies are pinned by hash.',
              },
              {
                title: 'Ready for Transfer',
                text: 'Signed, inventoried media that a data transfer agent can inspect.',
              },
              {
                title: 'Diagnosable on Site',
                text: 'Operators can report a fault without moving data off the system.',
              },
            ],
            id: 'built-low-run-high',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            label: 'Next in the life cycle',
            heading: 'Then It Needs an Authorization',
            text: 'A release ends as a package on an authorizing official’s desk. Our information assurance team builds that package while the code is written.',
            actions: [
              { text: 'Information Assurance', to: '/services/information-assurance' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            contact: {
              name: 'Daniel Okafor',
              text: 'Director of Operations and Engineering',
              phone: { text: '(301) 555-0142', to: 'tel:+13015550142' },
            },
            progress: {
              step: 4,
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
            id: 'then-it-needs-an-authorization',
          }}
        />
      </BelowFold>
    </>
  )
}
