import { defineSite } from '../../../src/site/index.ts'

const COMPANY = 'Harbor Bicycle Repair'

/** The sections of the only page. */
const links = {
  work: { text: 'What We Repair', to: '/#work' },
  prices: { text: 'Prices', to: '/#prices' },
  visit: { text: 'Your Visit', to: '/#visit' },
} as const

const write = { text: 'Write to Us', to: 'mailto:workshop@bicycles.example' } as const

/** A site with one page: no form, map, event, consent, submenu or image. */
export default defineSite({
  product: {
    name: COMPANY,
    description: 'A workshop at the harbor that repairs city, touring and cargo bicycles.',
    origin: 'https://bicycles.example',
  },

  brand: {
    colors: { background: '#2a1620', text: '#3a2430', accent: '#ffb14a' },
  },

  navigation: [links.work, links.prices, links.visit],

  footer: {
    groups: [{ title: 'On this page', links: [links.work, links.prices, links.visit] }],
    summary: 'A workshop at the harbor that repairs city, touring and cargo bicycles.',
    smallPrint: `© ${COMPANY}`,
  },

  routes: {
    '/': {
      title: 'Bicycle Repair at the Harbor',
      description:
        'City, touring and cargo bicycles, repaired within two days. Fixed prices, and a bicycle to borrow while you wait.',
      hero: {
        label: 'Workshop at the harbor',
        title: 'Back on Your Bicycle in Two Days',
        headline: 'We repair city, touring and cargo bicycles at fixed prices.',
        size: 'full',
        actions: [links.prices, write],
      },
      sections: [
        {
          kind: 'iconGrid',
          id: 'work',
          perRow: 3,
          label: 'What we repair',
          heading: 'Every Part That Turns',
          cards: [
            {
              icon: 'refresh',
              title: 'Drivetrain',
              description: 'Chains, cassettes, hub gears and belts of every make.',
              points: ['Chain and cassette', 'Hub gear service', 'Belt drive'],
            },
            {
              icon: 'tool',
              title: 'Brakes and Wheels',
              description: 'Rim, disc and drum brakes, and wheels that run true again.',
              points: ['Brake service', 'Truing', 'Tubeless tires'],
            },
            {
              icon: 'plug-connected',
              title: 'Electric Systems',
              description: 'Diagnosis, updates and wiring of the common motors.',
              points: ['Diagnosis', 'Lights', 'Battery check'],
            },
          ],
        },
        {
          kind: 'statistics',
          tone: 'dark',
          label: 'The workshop',
          heading: 'Since 2009 at the Same Pier',
          statistics: [
            { label: 'Bicycles a year', value: 2400, detail: 'From children’s to cargo bicycles.' },
            { label: 'Ready on time', value: 97, isPercent: true, detail: 'Within two days.' },
            { label: 'Mechanics', value: 6, detail: 'All of them certified.' },
          ],
        },
        {
          kind: 'factSheet',
          id: 'prices',
          label: 'Prices',
          heading: 'What It Costs',
          facts: [
            { term: 'Inspection', values: ['$45, included in every repair'] },
            { term: 'Flat tire', values: ['$25 with a new tube'] },
            { term: 'Brake service', values: ['$40 for each wheel'] },
            { term: 'Full service', values: ['$140, all wearing parts checked'] },
          ],
        },
        {
          kind: 'steps',
          id: 'visit',
          tone: 'tint',
          label: 'Your visit',
          heading: 'From the Counter to the Road',
          steps: [
            { title: 'Bring It', text: 'We look at the bicycle together and agree on a price.' },
            { title: 'Borrow One', text: 'Take one of our bicycles while yours is on the stand.' },
            { title: 'Ride Home', text: 'You get a message as soon as yours is ready.' },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'dark',
          label: 'Questions',
          heading: 'Is It Worth Repairing?',
          text: 'Send us two photos. We answer within a day what it takes and what it costs.',
          actions: [write],
        },
      ],
    },
  },

  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address. The home page lists what we repair.',
    indexed: false,
    hero: { title: 'There Is No Such Page', headline: 'The home page lists what we repair.' },
    sections: [{ kind: 'buttonLinks', heading: 'Where to Next', links: [links.work] }],
  },
})
