// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import bassScrollFiles from '../../src/images/bass-scroll.avif?focus=0.5+0.45&picture'
import blockPlaneFiles from '../../src/images/block-plane.avif?focus=0.5+0.5&picture'
import fieldRadioFiles from '../../src/images/field-radio.avif?focus=0.5+0.5&picture'
import raceBibFiles from '../../src/images/race-bib.avif?focus=0.5+0.45&picture'
import seedlingsFiles from '../../src/images/seedlings.avif?focus=0.5+0.5&picture'
import sixKeysFiles from '../../src/images/six-keys.avif?focus=0.66+0.1&picture'
import towpathMapFiles from '../../src/images/towpath-map.avif?focus=0.5+0.45&picture'
import { CallToAction } from '../../src/sections/callToAction/CallToAction.tsx'
import { Hero } from '../../src/sections/hero/Hero.tsx'
import { ProfileList } from '../../src/sections/profileList/ProfileList.tsx'
import { BelowFold } from '../../src/shell/BelowFold.tsx'
import type { PageMeta } from '../../src/shell/pageRoute.tsx'

/** The metadata of the page. */
export const page = {
  path: '/about-us/team',
  title: 'About Us - Our Team',
  description:
    'Six people who lead and support Keystead Solutions, where about 99% of personnel hold TS/SCI clearances with full-scope polygraphs.',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/about-us/team',
        url: 'https://www.example.com/about-us/team',
        name: 'About Us - Our Team',
        description:
          'Six people who lead and support Keystead Solutions, where about 99% of personnel hold TS/SCI clearances with full-scope polygraphs.',
        inLanguage: 'en-US',
        isPartOf: { '@id': 'https://www.example.com/#website' },
        breadcrumb: { '@id': 'https://www.example.com/about-us/team#breadcrumbs' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/about-us/team#breadcrumbs',
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
            name: 'About Us',
            item: 'https://www.example.com/about-us',
          },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'About Us - Our Team',
            item: 'https://www.example.com/about-us/team',
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
          label: 'About us',
          title: 'Our Team',
          headline: 'The people who run the company and answer for its work.',
          images: [
            {
              ...sixKeysFiles,
              alt: 'Six different keys in a row on a wooden board, each with a numbered tag; the tag of the fourth is mint green',
              focus: { x: 0.66, y: 0.1 },
            },
          ],
          rotateSeconds: 5,
          actions: [],
          size: 'band',
        }}
      />
      <BelowFold>
        <ProfileList
          section={{
            kind: 'profileList',
            tone: 'tint',
            heading: 'Ask for Any of Them by Name',
            intro: (
              <>
                {'About 99% of our '}
                <span className="unbroken">140 people</span>
                {' hold a TS/SCI clearance with a '}
                <span className="unbroken">full-scope</span>
                {' polygraph.'}
              </>
            ),
            folded: 'Biography',
            profiles: [
              {
                title: 'Margaret Ellison',
                subTitle: 'President',
                summary:
                  'She managed programs for the Intelligence Community for twelve years, after working in signals as an Air Force officer and systems engineer.',
                text: [
                  'She answers for every contract the company signs. She reads each CPARS evaluation herself and calls the customer afterward. Outside work, she restores wooden sailboats with hand tools and teaches a civics class for new citizens.',
                ],
                image: {
                  ...blockPlaneFiles,
                  alt: 'A block plane on a maple board on a workbench, with curled shavings around it',
                  focus: { x: 0.5, y: 0.5 },
                },
              },
              {
                title: 'Daniel Okafor',
                subTitle: 'Director of Operations and Engineering',
                summary:
                  'He led teams in embedded software, protocol analysis and systems integration after serving in the Navy as a cryptologic technician.',
                text: [
                  'He decides how the work is staffed, engineered and reviewed. Project leads bring him their risks on Mondays, and his reviews start with the test results. He coaches a high school robotics team and keeps a bench of radios in various states of repair.',
                ],
                image: {
                  ...fieldRadioFiles,
                  alt: 'A green field radio on a workbench with a screwdriver and two screws; one of its knobs is mint green',
                  focus: { x: 0.5, y: 0.5 },
                },
              },
              {
                title: 'Renee Castellano',
                subTitle: 'Facility Security Officer',
                summary:
                  'She was an Army counterintelligence agent before she ran security programs for contractors large and small.',
                text: [
                  <>
                    {'She handles clearances, visit requests, training, reporting and '}
                    <span className="unbroken">self-inspections</span>
                    {' under '}
                    <span className="unbroken">32 CFR</span>
                    {
                      ' Part 117. New employees meet her on their first day and have her number before they have a badge. She runs trail races and bakes for whoever stays late.'
                    }
                  </>,
                ],
                image: {
                  ...raceBibFiles,
                  alt: 'A race bib with the number 117, pinned to a board in a wooden frame; a medal on a ribbon lies in front of it',
                  focus: { x: 0.5, y: 0.45 },
                },
              },
              {
                title: 'Marcus Whitfield',
                subTitle: 'Employee Enrichment Officer',
                summary:
                  'He trained Marines in classrooms and in the field, as an instructor with a degree in adult education.',
                text: [
                  'He plans training and certifications with each employee and pairs newcomers with mentors. He visits colleagues at customer sites, where a familiar face from the company is rare. He plays upright bass in a jazz quartet.',
                ],
                image: {
                  ...bassScrollFiles,
                  alt: 'The scroll and the brass tuning machines of an upright bass, held in a wooden block lined with mint green felt',
                  focus: { x: 0.5, y: 0.45 },
                },
              },
              {
                title: 'Simone Baptiste',
                subTitle: 'Executive Assistant',
                summary:
                  'She has brought more than thirty proposals to submission, all of them complete and all of them on time.',
                text: [
                  'She keeps the company on schedule across secure and open sites, and hers is usually the first voice a caller hears. She studied international relations at a Maryland university and speaks three languages. On weekends she maps old canal towpaths by bicycle.',
                ],
                image: {
                  ...towpathMapFiles,
                  alt: 'An unfolded map on which a mint green towpath follows a canal beside the Potomac; a pencil and a brass bicycle bell lie in front of it',
                  focus: { x: 0.5, y: 0.45 },
                },
              },
              {
                title: 'Walter Brandt',
                subTitle: 'Business Manager',
                summary:
                  'In more than thirty years with government contractors, he has priced, administered and closed out most of the contract types in the FAR.',
                text: [
                  'He handles contracts, pricing, accounting and compliance, and is known for explaining indirect rates to engineers on a single sheet of paper. He’s a Coast Guard veteran, a gardener and a grandfather of four.',
                ],
                image: {
                  ...seedlingsFiles,
                  alt: 'A clay pot with bean seedlings, a mint green plant label and a garden trowel, on a workbench',
                  focus: { x: 0.5, y: 0.5 },
                },
              },
            ],
            id: 'ask-for-any-of-them-by-name',
          }}
        />
        <CallToAction
          section={{
            kind: 'callToAction',
            tone: 'plain',
            heading: 'Work With Them',
            text: 'We’re looking for engineers, analysts and managers who take the mission seriously and like to share what they know.',
            actions: [
              { text: 'See Careers', to: '/careers' },
              { text: 'Contact Us', to: '/contact-us' },
            ],
            id: 'work-with-them',
          }}
        />
      </BelowFold>
    </>
  )
}
