import { defineSite, sample } from './src/site/index.ts'

/*
 * Everything that this site says and links to. After a change: `npm run generate`, or keep `npm run dev` open.
 *
 * 1. Constants: texts, links and figures that several pages use. A change there changes every page.
 * 2. The company and its brand: product, brand, media (images), places, events
 * 3. Forms: their fields, texts and messages
 * 4. What is on every page: navigation (menu), footer, thirdParties, consent, security
 * 5. redirects and files for download
 * 6. Pages: routes, in the order home, services, customers, about us, careers, events, news, contact,
 *    thank-you pages, privacy and accessibility; at the end notFound
 *
 * To find a page, search for its path in quotes with a colon, e.g. '/careers':. `npm run site -- routes` lists the
 * pages. What a property means is in its type: point at it in an editor.
 */

const COMPANY = 'Keystead Solutions'

/** One sentence about the company, for search engines and the footer. */
const SUMMARY =
  'Cybersecurity and engineering services for government and commercial customers, from Rockville, Maryland.'

const phone = { text: sample('(301) 555-0142'), dial: sample('+13015550142') } as const

/** The message after a form has been sent. */
const RECEIVED = `Your request has been received. Thank you for your interest in ${COMPANY}!`

/** Links that are on several pages. */
const links = {
  home: { text: 'Home', to: '/' },
  services: { text: 'Services', to: '/services' },
  acquisitionSupport: { text: 'Acquisition Support', to: '/services/acquisition-support' },
  programManagement: { text: 'Program Management', to: '/services/program-management' },
  systemsEngineering: { text: 'Systems Engineering', to: '/services/systems-engineering' },
  softwareEngineering: { text: 'Software Engineering', to: '/services/software-engineering' },
  informationAssurance: { text: 'Information Assurance', to: '/services/information-assurance' },
  zeroTrust: { text: 'Zero Trust', to: '/services/zero-trust' },
  cybersecurity: { text: 'Cybersecurity', to: '/services/cybersecurity' },
  capabilities: { text: 'Capabilities', to: '/services/capabilities' },
  seeCapabilities: { text: 'See Capabilities', to: '/services/capabilities' },
  commercial: { text: 'Commercial', to: '/customers/commercial' },
  commercialCustomers: { text: 'Commercial Customers', to: '/customers/commercial' },
  government: { text: 'Government', to: '/customers/government' },
  governmentCustomers: { text: 'Government Customers', to: '/customers/government' },
  ourValues: { text: 'Our Values', to: '/about-us/values' },
  ourCulture: { text: 'Our Culture', to: '/about-us/culture' },
  ourTeam: { text: 'Our Team', to: '/about-us/team' },
  careers: { text: 'Careers', to: '/careers' },
  seeCareers: { text: 'See Careers', to: '/careers' },
  openPositions: { text: 'Open Positions', to: '/careers#openings' },
  applyNow: {
    text: 'Apply Now',
    to: sample('https://careers.example.com/keystead-solutions'),
    target: '_blank',
  },
  happyHour: { text: 'Happy Hour', to: '/events/happy-hour' },
  registerInterest: { text: 'Register Your Interest', to: '/events/happy-hour#register' },
  news: { text: 'News', to: '/news' },
  allNews: { text: 'All News', to: '/news' },
  contactUs: { text: 'Contact Us', to: '/contact-us' },
} as const

/** Registrations and certifications that the home page and the capabilities page show. */
const registrations = {
  uei: sample('K7QDLM4X9RT3'),
  cage: sample('7KQ42'),
  naics: sample('541512'),
  gsaSchedule: sample('47QTCA00D0000'),
  cmmc: sample('Level 2 (C3PAO)'),
  cmmcDate: sample('August 14, 2026'),
  quality: sample('ISO 9001'),
  security: sample('ISO/IEC 27001'),
} as const

/** A link that calls the office. */
const phoneLink = { text: phone.text, to: `tel:${phone.dial}` } as const

/** Facts that the privacy page and the accessibility page share. */
const phoneFact = { term: 'Phone', values: [phone.text], link: `tel:${phone.dial}` } as const
const reviewedFact = { term: 'Last Reviewed', values: [sample('November 20, 2026')] } as const

/** The sources of figures and the day on which they were confirmed. */
const claimed = {
  source: 'Site specification, claims made on the pages',
  confirmed: sample('2026-11-20'),
} as const
const audited = {
  source: 'Site specification; GAO-08-467SP, programs of fiscal year 2007',
  confirmed: claimed.confirmed,
} as const

/** The figures in the texts. A change here changes them on all pages. */
const constants = {
  founded: {
    value: 2015,
    states: 'Year in which the company was founded',
    ...claimed,
    patterns: ['founded in {value}'],
  },
  acquired: {
    value: 2023,
    states: 'Year in which a certified small, women-owned business acquired the company',
    ...claimed,
    patterns: ['acquired in {value}', 'since {value} we’ve belonged'],
  },
  headcount: {
    value: sample(140),
    states: 'Number of people who work here (approximate)',
    source: sample('Human resources'),
    confirmed: claimed.confirmed,
    patterns: ['about {value} people', 'of our {value} people'],
  },
  cleared: {
    value: 99,
    states: 'Percentage of personnel who hold TS/SCI with a full-scope polygraph (approximate)',
    ...claimed,
    patterns: ['{value}% of our personnel hold', '{value}% of personnel hold'],
  },
  veterans: {
    value: 70,
    states: 'Percentage of personnel who are veterans (approximate)',
    ...claimed,
    patterns: ['{value}% of our personnel are veterans', '{value}% of our people are veterans'],
  },
  exercises: {
    value: 42,
    states: 'Number of combatant command-level exercises',
    ...claimed,
    patterns: ['{value} combatant command-level exercises'],
  },
  costOverrun: {
    value: 26,
    states: 'Average percentage by which budgets of major defense programs were exceeded',
    ...audited,
    patterns: ['{value}% over budget'],
  },
  developmentOverrun: {
    value: 40,
    states: 'Percentage by which development costs of major defense programs were exceeded',
    ...audited,
  },
  monthsLate: {
    value: 21,
    states: 'Average delay of major defense programs, in months',
    ...audited,
  },
}

/** The exercises of each year since 2016. */
const exercisesByYear = [
  sample(2),
  sample(3),
  sample(3),
  sample(4),
  sample(4),
  sample(2),
  sample(4),
  sample(5),
  sample(5),
  sample(6),
  sample(4),
]

/** Sentences that several pages share. */
const CLEARED = `About ${constants.cleared.value}% of our ${constants.headcount.value} people hold a TS/SCI clearance with a full-scope polygraph.`
const OWNERS = `Since ${constants.acquired.value} we’ve belonged to a certified small, women-owned business.`

/** The results of the two case studies that the page of all customers leads to. The home page leads to the second one. */
const changeWait = {
  title: sample('Wait for a decision on a change'),
  before: { text: sample('74 days'), value: 74 },
  after: { text: sample('12 days'), value: 12 },
} as const
const restoreTime = {
  title: sample('Time to restore the order system'),
  before: { text: sample('9 days'), value: 216 },
  after: { text: sample('14 hours'), value: 14 },
} as const

/** The services in the order of the life cycle. */
const LIFE_CYCLE = [
  links.acquisitionSupport.text,
  links.programManagement.text,
  links.systemsEngineering.text,
  links.softwareEngineering.text,
  links.informationAssurance.text,
  links.zeroTrust.text,
  links.cybersecurity.text,
]

/** The phases of a system, as the scale of the charts of the services. */
const PHASES = ['Acquire', 'Manage', 'Build', 'Authorize', 'Defend'] as const

/** Fields and texts that all forms share. */
const formFields = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    inMessages: 'your name',
    required: true,
    autocomplete: 'name',
    send: 'Name',
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    inMessages: 'your email address',
    required: true,
    send: 'Email',
  },
  {
    kind: 'phone',
    name: 'phone',
    label: 'Phone',
    inMessages: 'your phone number',
    required: true,
    send: 'Phone',
  },
] as const
const formParts = {
  requiredNote: '* denotes a required field',
  place: 'headquarters',
  status: { sending: 'Please wait while your information is being sent...', sent: RECEIVED },
} as const

export default defineSite({
  timeZone: 'America/New_York',
  product: {
    name: COMPANY,
    description: SUMMARY,
    origin: sample('https://www.example.com'),
  },

  brand: {
    symbol: 'symbol.svg',
    colors: { background: '#0a1424', text: '#1b2a3f', accent: '#2fd6a6' },
  },

  constants,

  media: {
    source: { kind: 'embedded' },
    images: {
      homeOrbit: {
        file: 'home-orbit.avif',
        alt: 'The Earth at night from orbit, with arcs of light rising from Rockville, Maryland, to other cities',
        focus: { x: 0.95, y: 0.42 },
      },
      newspaper: {
        file: 'newspaper.avif',
        alt: 'A newspaper on a wooden bench with a headline about a zero trust order and a diagram in green; a brass loupe stands on it',
        focus: { x: 0.74, y: 0.24 },
      },
      wrungBlocks: {
        file: 'wrung-blocks.avif',
        alt: 'Seven steel gauge blocks wrung together into one tower, the last still being slid into place; behind it, the set in its wooden case on green felt',
        focus: { x: 0.84, y: 0.5 },
      },
      printedForms: {
        file: 'printed-forms.avif',
        alt: 'A pen on a thick stack of printed forms with colored tabs',
        focus: { x: 0.7, y: 0.3 },
      },
      probe: {
        file: 'probe.avif',
        alt: 'The needle of a test probe on one leg of a chip on a green circuit board',
        focus: { x: 0.5, y: 0.45 },
      },
      sealedBinder: {
        file: 'sealed-binder.avif',
        alt: 'A thick blue binder with colored index tabs on a wooden bench, tied with cord and closed with a lead seal; on its label, a signature',
        focus: { x: 0.75, y: 0.4 },
      },
      schedule: {
        file: 'schedule.avif',
        alt: 'A schedule laid out in pale wooden bars on a white table, with the critical path in orange and a brass pin at each milestone',
        focus: { x: 0.62, y: 0.32 },
      },
      movableType: {
        file: 'movable-type.avif',
        alt: 'Lines of a program set in metal type, mirrored as type is, in a wooden galley; one piece is being pulled up out of its line',
        focus: { x: 0.8, y: 0.3 },
      },
      assembly: {
        file: 'assembly.avif',
        alt: 'A small jet turbine, taken apart along its axis on a wooden bench: in front the fan with its twisted blades and a mint green spiral on its nose, behind it the housing, guide vanes, compressor and burner',
        focus: { x: 0.9, y: 0.42 },
      },
      lockCylinder: {
        file: 'lock-cylinder.avif',
        alt: 'A lock cylinder cut open, with a key in it: five pins of different lengths meet in one line above its cuts',
        focus: { x: 1, y: 0.25 },
      },
      gaugeBlocks: {
        file: 'gauge-blocks.avif',
        alt: 'Rows of steel gauge blocks in a wooden case, one of them pulled up and one missing',
        focus: { x: 0.7, y: 0.3 },
      },
      dovetail: {
        file: 'dovetail.avif',
        alt: 'The corner of a box on a workbench: a board of walnut and one of maple, joined with dovetails, with a chisel in front',
        focus: { x: 0.66, y: 0.2 },
      },
      machinedPart: {
        file: 'machined-part.avif',
        alt: 'A block of milled aluminum with counterbored and threaded holes and a pocket, clamped between the steel jaws of a green vice; curled chips lie around it',
        focus: { x: 0.7, y: 0.08 },
      },
      dishes: {
        file: 'dishes.avif',
        alt: 'Four dish antennas on a plain at dusk, one behind the other, under a sky from orange to blue',
        focus: { x: 0.62, y: 0 },
      },
      countyMap: {
        file: 'county-map.avif',
        alt: 'A relief of Montgomery County, sawn from layers of wood: dark walnut by the river, pale maple on the hills; a brass pin marks Rockville',
        focus: { x: 0.74, y: 0.31 },
      },
      keystone: {
        file: 'keystone.avif',
        alt: 'A small arch of sandstone blocks on a wooden centering; the keystone hangs on a cord above its place',
        focus: { x: 0.7, y: 0.06 },
      },
      phoneLocker: {
        file: 'phone-locker.avif',
        alt: 'A rack of small gray lockers with keys and tags; one door is open, and a phone in a green case lies inside',
        focus: { x: 0.6, y: 0.3 },
      },
      sixKeys: {
        file: 'six-keys.avif',
        alt: 'Six different keys in a row on a wooden board, each with a numbered tag; the tag of the fourth is mint green',
        focus: { x: 0.66, y: 0.1 },
      },
      doorAjar: {
        file: 'door-ajar.avif',
        alt: 'A door that stands ajar in the light of a window; a badge reader beside it shows green, and warm light falls out of the room behind',
        focus: { x: 0.62, y: 0.04 },
      },
      badges: {
        file: 'badges.avif',
        alt: 'Two printed badges on lanyards on a wooden bench: a blue one for government staff on the left, a green one for a contractor on the right',
        focus: { x: 0.82, y: 0.4 },
      },
      stampedReceipt: {
        file: 'stamped-receipt.avif',
        alt: 'A receipt with the green stamp Received on a desk pad, beside it the wooden stamp',
        focus: { x: 0.64, y: 0.7 },
      },
      brassPlate: {
        file: 'brass-plate.avif',
        alt: `A brass plate on a wall of pale stone, engraved with the symbol and the name of ${COMPANY}, above the button of a bell`,
        focus: { x: 0.67, y: 0.25 },
      },
      cardDrawer: {
        file: 'card-drawer.avif',
        alt: 'A drawer of index cards labeled What we keep; one card with a mint green tab stands up, and says how long a name is kept and who it is shared with',
        focus: { x: 0.6, y: 0.12 },
      },
      braille: {
        file: 'braille.avif',
        alt: 'A sheet of embossed braille in low light; on it a brass slate with its rows of notched windows and mint green studs, and a stylus with a wooden handle',
        focus: { x: 0.66, y: 0.14 },
      },
      finishedArch: {
        file: 'finished-arch.avif',
        alt: 'A finished arch of sandstone blocks on a workbench, with a paler keystone; from it, a brass plumb bob hangs on a mint green cord',
        focus: { x: 0.62, y: 0.4 },
      },
      missingWeight: {
        file: 'missing-weight.avif',
        alt: 'A set of brass weights in a wooden block; the place of one of them is empty, its mint green felt visible',
        focus: { x: 0.68, y: 0.3 },
      },
      drawingCybersecurity: {
        file: 'drawing-cybersecurity.svg',
        alt: 'A line that runs quietly within its band, rises far above it once, and returns to it',
      },
      uprightCybersecurity: {
        file: 'upright-cybersecurity.svg',
        alt: 'A line that runs quietly within its band, rises far above it once, and returns to it',
      },
      drawingInformationAssurance: {
        file: 'drawing-information-assurance.svg',
        alt: 'A track with seven stations; a gate stands around the sixth, and a dashed line leads from the last one back to the fifth',
      },
      uprightInformationAssurance: {
        file: 'upright-information-assurance.svg',
        alt: 'A track with seven stations; a gate stands around the sixth, and a dashed line leads from the last one back to the fifth',
      },
      drawingSystemsEngineering: {
        file: 'drawing-systems-engineering.svg',
        alt: 'A line in the shape of a V with three nodes on each side, two at its foot and five gates across it; a dotted line for each kind of test connects the nodes of the same height',
      },
      uprightSystemsEngineering: {
        file: 'upright-systems-engineering.svg',
        alt: 'A line in the shape of a V with three nodes on each side, two at its foot and five gates across it; a dotted line for each kind of test connects the nodes of the same height',
      },
      drawingAcquisitionSupport: {
        file: 'drawing-acquisition-support.svg',
        alt: 'A dashed range widens around a cost curve; the line of actual costs leaves the curve after the first of three nodes and stays within the range',
      },
      uprightAcquisitionSupport: {
        file: 'upright-acquisition-support.svg',
        alt: 'A dashed range widens around a cost curve; the line of actual costs leaves the curve after the first of three nodes and stays within the range',
      },
      drawingZeroTrust: {
        file: 'drawing-zero-trust.svg',
        alt: 'The path of a request: from a device to an enforcement point, up to a decision point, back, and on to the data; another stops at the boundary',
      },
      uprightZeroTrust: {
        file: 'upright-zero-trust.svg',
        alt: 'The path of a request: from a device to an enforcement point, up to a decision point, back, and on to the data; another stops at the boundary',
      },
      drawingSoftwareEngineering: {
        file: 'drawing-software-engineering.svg',
        alt: 'A line of commits from which a branch leaves and returns; after it the line passes three gates and ends in a signed release',
      },
      uprightSoftwareEngineering: {
        file: 'upright-software-engineering.svg',
        alt: 'A line of commits from which a branch leaves and returns; after it the line passes three gates and ends in a signed release',
      },
      scoredNetworks: {
        file: 'scored-networks.svg',
        alt: 'Fourteen small network diagrams, each with a different layout and 91 bars below it; two are green, with gray bars where an activity is missing',
      },
      logicAnalyzer: {
        file: 'logic-analyzer.svg',
        alt: 'Eight traces of a logic analyzer; one of them is green, with its bytes marked below it',
      },
      fourPlaces: {
        file: 'four-places.svg',
        alt: 'Four lines rise over a scale of 26 weeks; three have a square for each week, green for the first nine, and the fourth is dotted',
      },
      blockPlane: {
        file: 'block-plane.avif',
        alt: 'A block plane on a maple board on a workbench, with curled shavings around it',
        focus: { x: 0.5, y: 0.5 },
      },
      fieldRadio: {
        file: 'field-radio.avif',
        alt: 'A green field radio on a workbench with a screwdriver and two screws; one of its knobs is mint green',
        focus: { x: 0.5, y: 0.5 },
      },
      raceBib: {
        file: 'race-bib.avif',
        alt: 'A race bib with the number 117, pinned to a board in a wooden frame; a medal on a ribbon lies in front of it',
        focus: { x: 0.5, y: 0.45 },
      },
      bassScroll: {
        file: 'bass-scroll.avif',
        alt: 'The scroll and the brass tuning machines of an upright bass, held in a wooden block lined with mint green felt',
        focus: { x: 0.5, y: 0.45 },
      },
      towpathMap: {
        file: 'towpath-map.avif',
        alt: 'An unfolded map on which a mint green towpath follows a canal beside the Potomac; a pencil and a brass bicycle bell lie in front of it',
        focus: { x: 0.5, y: 0.45 },
      },
      seedlings: {
        file: 'seedlings.avif',
        alt: 'A clay pot with bean seedlings, a mint green plant label and a garden trowel, on a workbench',
        focus: { x: 0.5, y: 0.5 },
      },
      headquartersMap: {
        file: 'headquarters-map.svg',
        alt: 'Map with a marker at Rockville, Maryland: on Interstate 270, northwest of Washington, D.C., and the Beltway.',
        focus: { x: 0.45, y: 0.55 },
      },
      venue: {
        file: 'venue.svg',
        alt: sample('Logo of The Copper Lantern'),
      },
    },
  },

  places: {
    headquarters: {
      name: 'Headquarters',
      phone,
      address: {
        street: sample('1200 Keystone Court, Suite 310'),
        city: 'Rockville',
        region: 'MD',
        postalCode: sample('20850'),
      },
      map: {
        lat: sample(39.084),
        lng: sample(-77.1528),
        title: COMPANY,
        height: 440,
        image: 'headquartersMap',
        directions: sample('https://www.google.com/maps/dir/?api=1&destination=39.084%2C-77.1528'),
      },
    },
  },

  events: {
    happyHour: {
      name: `${COMPANY} Happy Hour`,
      start: '2025-07-18T15:00',
      end: '2025-07-18T17:00',
      timeZone: 'America/New_York',
      venue: {
        name: sample('The Copper Lantern'),
        address: {
          street: sample('7400 Lantern Way'),
          city: 'Hanover',
          region: 'MD',
          postalCode: sample('21076'),
        },
        logo: 'venue',
      },
      audience: 'Candidates holding TS/SCI/FSP',
      over: sample('Register your interest below. We answer every registration within a week.'),
    },
  },

  forms: {
    contact: {
      label: 'Contact form',
      fields: [
        ...formFields,
        {
          kind: 'text',
          name: 'org',
          label: 'Company',
          autocomplete: 'organization',
          send: 'Organization',
        },
        {
          kind: 'text',
          name: 'title',
          label: 'Title',
          autocomplete: 'organization-title',
          send: 'Title',
        },
        { kind: 'textarea', name: 'message', label: 'Message', send: 'Message' },
      ],
      submit: 'Send Message',
      privacy: 'Your message goes to our mailbox. We use it to answer you.',
      caution: 'Please do not send classified or controlled information.',
      thanks: '/contact-us/thank-you',
      ...formParts,
    },
    registration: {
      label: 'Happy hour registration form',
      subject: 'Green to Blue',
      fields: [
        ...formFields,
        {
          kind: 'checkboxes',
          name: 'jobInterests',
          label: 'Job Interest',
          options: [
            'System Engineer',
            'System Vulnerability Analyst',
            'Reverse Engineer',
            'Data Scientist',
            'Protocol Analyst',
            'Other',
          ],
          other: { option: 'Other', reveals: 'otherJobInterest' },
          send: 'Job Interest',
        },
        {
          kind: 'text',
          name: 'otherJobInterest',
          label: 'Please specify',
          send: { within: 'jobInterests' },
        },
        {
          kind: 'textarea',
          name: 'message',
          label: 'Questions / Comments',
          send: 'Message',
        },
      ],
      submit: 'Register',
      privacy:
        'Your registration goes to our mailbox. We use it to talk with you about working with us.',
      caution:
        'Please do not send classified or controlled information. Leave out program names and details of past assignments.',
      thanks: '/events/thank-you',
      ...formParts,
    },
  },

  navigation: [
    { text: 'Home', to: '/' },
    {
      text: 'Services',
      to: '/services',
      children: [
        { ...links.acquisitionSupport, description: 'Estimates and source selection' },
        { ...links.programManagement, description: 'Schedules, earned value, risk' },
        { ...links.systemsEngineering, description: 'Requirements, interfaces, verification' },
        { ...links.softwareEngineering, description: 'One pipeline, with an SBOM' },
        { ...links.informationAssurance, description: 'RMF, assessments, CMMC' },
        { ...links.zeroTrust, description: 'Access decided for each request' },
        { ...links.cybersecurity, description: 'Testing, hunting, incident response' },
      ],
    },
    {
      text: 'Customers',
      to: '/customers',
      children: [
        { ...links.commercial, description: 'Industry, finance and healthcare' },
        { ...links.government, description: 'Agencies at every level' },
      ],
    },
    {
      text: 'About Us',
      to: '/about-us',
      children: [
        { ...links.ourValues, description: 'What we owe each other' },
        { ...links.ourCulture, description: 'How it feels to work here' },
        { ...links.ourTeam, description: 'Who runs the company' },
      ],
    },
    {
      text: 'Events',
      to: '/events',
      children: [{ ...links.happyHour, description: 'For cleared candidates' }],
    },
    { text: 'Careers', to: '/careers' },
    { text: 'Contact Us', to: '/contact-us', isButton: true },
  ],

  footer: {
    groups: [
      {
        title: 'Services',
        links: [
          { text: 'All Services', to: '/services' },
          links.acquisitionSupport,
          links.programManagement,
          links.systemsEngineering,
          links.softwareEngineering,
          links.informationAssurance,
          links.zeroTrust,
          links.cybersecurity,
          links.capabilities,
        ],
      },
      {
        title: 'Company',
        links: [
          links.home,
          { text: 'About Us', to: '/about-us' },
          links.ourValues,
          links.ourCulture,
          links.ourTeam,
          { text: 'Events', to: '/events' },
          links.news,
          { text: 'Careers', to: '/careers', target: '_blank' },
          links.contactUs,
        ],
      },
      {
        title: 'Customers',
        links: [{ text: 'All Customers', to: '/customers' }, links.commercial, links.government],
      },
    ],
    place: 'headquarters',
    social: [
      {
        text: 'LinkedIn',
        to: sample('https://linkedin.example.com/company/keystead-solutions'),
        target: '_blank',
      },
    ],
    summary: SUMMARY,
    legal: [
      { text: 'Privacy', to: '/privacy' },
      { text: 'Accessibility', to: '/accessibility' },
    ],
    facts: [
      { term: 'UEI', value: registrations.uei },
      { term: 'CAGE Code', value: registrations.cage },
      { term: 'Primary NAICS Code', value: registrations.naics },
      { term: 'GSA Schedule', value: registrations.gsaSchedule },
      { term: 'CMMC', value: sample(`${registrations.cmmc}, ${registrations.cmmcDate}`) },
    ],
    smallPrint: `© 2026 ${COMPANY}. All rights reserved.`,
  },

  thirdParties: {
    formService: {
      kind: 'forms',
      name: 'Delivery of Forms',
      purpose: 'It delivers the forms you send to our mailbox.',
      sends: ['Your IP address, which every connection includes'],
    },
    googleMaps: {
      kind: 'map',
      name: 'Google Maps',
      company: 'Google LLC',
      purpose: 'It shows the interactive map of our headquarters.',
      sends: [
        'Your IP address and the type of your browser',
        'The address of this website',
        'The part of the map you view',
      ],
      stores: ['Cookies and other data, under Google’s own terms'],
      privacyNotice: 'https://policies.google.com/privacy',
      category: 'maps',
      mapId: sample('DEMO_MAP_ID'),
    },
  },

  consent: {
    categories: {
      maps: {
        title: 'Maps',
        description: 'Google Maps on our contact page receives your IP address and may store data.',
      },
    },
    more: { text: 'Privacy policy', to: '/privacy' },
  },

  texts: {
    privacy: {
      keys: 'Technical Names',
      accessKey: 'A key that identifies this website',
      savedInput: { name: 'Form Drafts' },
      consent: {
        name: 'Your Privacy Choice',
        purpose: 'Remembers your choice, so we don’t ask you on every page.',
      },
      scroll: { name: 'Scroll Positions' },
      reload: { name: 'Page Reload Marker' },
    },
  },

  security: {
    contacts: [sample('mailto:security@example.com'), `tel:${phone.dial}`],
    expires: sample('2027-11-20'),
    languages: ['en-US'],
    transport: { includeSubDomains: true },
  },

  redirects: [{ from: '/services/system-engineering', to: '/services/systems-engineering' }],

  // The PDF file is a sample.
  files: {
    '/capabilities-statement.pdf': { file: sample('capabilities-statement.pdf') },
  },

  unknownPaths: 'home',
  routes: {
    // Home
    '/': {
      title: 'Cybersecurity and Engineering Services',
      description: `${COMPANY} provides cybersecurity, information assurance, engineering, program and acquisition support to government and commercial customers.`,
      hero: {
        title: 'Leading the Way in Cybersecurity and Engineering Solutions',
        headline:
          'Cleared engineers and analysts for systems that have to work, even under attack.',
        images: ['homeOrbit', 'lockCylinder', 'sealedBinder', 'schedule', 'movableType'],
        captions: [
          'The Earth at night, with Rockville at the center',
          'Zero Trust: every pin has to agree',
          'Information Assurance: a package signed and sealed',
          'Program Management: a pin at each milestone',
          'Software Engineering: one letter out for repair',
        ],
        size: 'full',
        actions: [{ text: 'Explore Our Services', to: '/services' }, links.contactUs],
      },
      sections: [
        {
          kind: 'factSheet',
          tone: 'dark',
          layout: 'strip',
          heading: 'Cleared and Certified',
          facts: [
            {
              term: 'People',
              values: [`About ${constants.headcount.value}, nearly all TS/SCI cleared`],
            },
            {
              term: 'CMMC',
              values: [registrations.cmmc, sample(`Assessed ${registrations.cmmcDate}`)],
            },
            { term: 'Certificates', values: [registrations.quality, registrations.security] },
            {
              term: 'Contract Vehicles',
              values: [sample('GSA Schedule'), sample('OASIS+ Small Business (subcontractor)')],
            },
          ],
          more: links.seeCapabilities,
        },
        {
          kind: 'caseStudy',
          tone: 'tint',
          label: 'A case',
          heading: 'How Soon Could You Ship Again?',
          intro: sample(
            'After nine months with us, a machine-parts maker’s own staff restored its orders in less than a day.',
          ),
          before: sample('Estimated'),
          after: sample('Tested'),
          changes: [restoreTime],
          link: { text: 'Read the Case', to: '/customers/commercial#case' },
        },
        {
          kind: 'serviceGrid',
          label: 'Our Services',
          heading: 'One Team for the Whole Life Cycle',
          phases: PHASES,
          services: [
            {
              title: 'Acquisition Support',
              description: 'Cost estimates, requirements and evaluation support.',
              link: '/services/acquisition-support',
              covers: { first: 1, last: 2 },
            },
            {
              title: 'Program Management',
              description: 'One picture of schedule, cost and risk.',
              link: '/services/program-management',
              covers: { first: 1, last: 4 },
            },
            {
              title: 'Systems Engineering',
              description: 'Requirements and tests, traced end to end.',
              link: '/services/systems-engineering',
              covers: { first: 2, last: 4 },
            },
            {
              title: 'Software Engineering',
              description: 'Built, tested and secured in one pipeline.',
              link: '/services/software-engineering',
              covers: { first: 3, last: 4 },
            },
            {
              title: 'Information Assurance',
              description: 'Authorization packages that stay current.',
              link: '/services/information-assurance',
              covers: { first: 3, last: 5 },
            },
            {
              title: 'Zero Trust',
              description: 'Access decided for each request.',
              link: '/services/zero-trust',
              covers: { first: 4, last: 5 },
            },
            {
              title: 'Cybersecurity Solutions',
              description: 'We find weaknesses first, and catch what gets through.',
              link: '/services/cybersecurity',
              covers: { first: 5, last: 5 },
            },
          ],
        },
        {
          kind: 'audiencePanels',
          tone: 'tint',
          label: 'Who We Serve',
          heading: 'Companies and Agencies With a Lot to Lose',
          panels: [
            {
              title: 'Commercial',
              image: 'machinedPart',
              text: 'Companies with data worth stealing or machines that run day and night.',
              sectors: [
                { icon: 'cpu', title: 'Technology' },
                { icon: 'building-bank', title: 'Finance' },
                { icon: 'heartbeat', title: 'Healthcare' },
                { icon: 'building-factory-2', title: 'Manufacturing' },
                { icon: 'building-store', title: 'Retail' },
              ],
              link: links.commercialCustomers,
            },
            {
              title: 'Government',
              image: 'dishes',
              text: 'Agencies whose missions depend on protected information.',
              sectors: [
                { icon: 'shield', title: 'DoD' },
                { icon: 'eye', title: 'Intelligence Community' },
                { icon: 'flag', title: 'Federal' },
                { icon: 'map-2', title: 'State' },
                { icon: 'building-community', title: 'Local' },
              ],
              link: links.governmentCustomers,
            },
          ],
        },
        {
          kind: 'statistics',
          tone: 'dark',
          heading: 'Cleared, Experienced, Exercised',
          intro: `Each square is one of about ${constants.headcount.value} people.`,
          statistics: [
            {
              label: 'TS/SCI with full-scope polygraph',
              value: constants.cleared.value,
              isPercent: true,
              of: constants.headcount.value,
            },
            {
              label: 'Veterans',
              value: constants.veterans.value,
              isPercent: true,
              of: constants.headcount.value,
            },
            {
              label: 'Combatant command-level exercises',
              value: constants.exercises.value,
              detail: sample('Two to six a year since 2016.'),
              years: { first: 2016, counts: exercisesByYear },
            },
          ],
        },
        {
          kind: 'factSheet',
          folded: 'Six more',
          label: `Glimpse Into ${COMPANY}`,
          heading: 'What It’s Like to Work With Us',
          facts: [
            {
              term: 'Headquartered in Rockville Maryland',
              figure: `${constants.founded.value}`,
              values: ['Where we began.'],
            },
            {
              term: 'Corporate Reach Back',
              figure: `${constants.headcount.value}`,
              values: ['People behind each specialist at your site.'],
            },
            {
              term: 'Focus Areas',
              figure: '7',
              values: ['Services across the whole life cycle.'],
            },
            {
              term: 'Innovative Solutions',
              values: ['Each threat hunt ends in a detection rule.'],
            },
            {
              term: 'Customer-Centric Approach',
              values: ['The president reads every CPARS evaluation.'],
            },
            {
              term: 'Diverse and Inclusive Culture',
              values: ['Different backgrounds find different faults.'],
            },
            {
              term: 'Innovative Leaders',
              values: ['Project reviews open with test results.'],
            },
            {
              term: 'Highly Skilled Team',
              values: ['Reverse engineers, schedulers, estimators.'],
            },
            {
              term: 'Committed to Excellence',
              values: ['Someone outside the project checks each delivery first.'],
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          label: 'Careers',
          heading: 'Join Our Team',
          image: 'doorAjar',
          text: 'We’re hiring analysts, engineers and data scientists.',
          actions: [links.seeCareers],
        },
        {
          kind: 'callToAction',
          heading: 'Tell Us What You Need',
          text: 'Two unclassified sentences will do.',
          actions: [links.contactUs],
        },
      ],
    },

    // Services
    '/services': {
      title: 'Services',
      description: `Seven services from ${COMPANY}: acquisition, program management, systems and software engineering, information assurance, Zero Trust and cybersecurity.`,
      hero: {
        title: 'Services',
        headline: 'Cybersecurity and engineering from the first requirement to daily operations.',
        images: ['wrungBlocks'],
        actions: [links.contactUs],
      },
      sections: [
        {
          kind: 'serviceGrid',
          heading: 'Start Where Your Program Is',
          intro:
            'Some programs start with a one-page statement of need. Others arrive with a running system and an authorization about to expire.',
          phases: PHASES,
          services: [
            {
              title: 'Acquisition Support',
              description:
                'Market research, cost estimates, requirements packages and technical advice in source selection.',
              link: '/services/acquisition-support',
              covers: { first: 1, last: 2 },
            },
            {
              title: 'Program Management',
              description:
                'Integrated master schedules, earned value and risk, reported so a decision maker can act.',
              link: '/services/program-management',
              covers: { first: 1, last: 4 },
            },
            {
              title: 'Systems Engineering',
              description:
                'Requirements, model-based architecture, integration and verification under ISO/IEC/IEEE 15288.',
              link: '/services/systems-engineering',
              covers: { first: 2, last: 4 },
            },
            {
              title: 'Software Engineering',
              description:
                'Mission and business software from a DevSecOps pipeline, delivered with its SBOM.',
              link: '/services/software-engineering',
              covers: { first: 3, last: 4 },
            },
            {
              title: 'Information Assurance',
              description:
                'RMF packages, control assessments and continuous monitoring, before and after the authorization decision.',
              link: '/services/information-assurance',
              covers: { first: 3, last: 5 },
            },
            {
              title: 'Zero Trust',
              description:
                'Maturity assessments, roadmaps and implementation for identity, devices, networks, applications and data.',
              link: '/services/zero-trust',
              covers: { first: 4, last: 5 },
            },
            {
              title: 'Cybersecurity',
              description: 'Assessment, threat hunting, reverse engineering and incident response.',
              link: '/services/cybersecurity',
              covers: { first: 5, last: 5 },
            },
          ],
        },
        {
          kind: 'iconGrid',
          tone: 'dark',
          perRow: 3,
          label: 'Ways to work with us',
          heading: 'Buy as Much Help as You Need',
          cards: [
            {
              title: 'Study',
              description:
                'A bounded question with a written answer, such as a gap assessment or an independent cost estimate.',
            },
            {
              title: 'Deliverable',
              description:
                'Something you accept against criteria: a tested release, a body of evidence, a Zero Trust pilot.',
            },
            {
              title: 'Embedded Support',
              description:
                'A cleared specialist in your program office or operations center, with the rest of us on call.',
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'Not Sure Which Service Fits?',
          text: 'Describe the problem in plain words, without sensitive detail. We’ll say which service it calls for, or that none does.',
          actions: [links.contactUs, links.seeCapabilities],
          note: 'Contracting officers: NAICS codes, registrations and past performance are on one page.',
        },
      ],
    },

    '/services/cybersecurity': {
      title: 'Cybersecurity',
      description:
        'Security assessment, threat hunting, reverse engineering, protocol analysis and incident response by cleared analysts, reported so that owners can act.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Cybersecurity',
        headline:
          'Know what’s on your network, what it should be doing and who else is interested.',
        images: ['probe'],
        actions: [{ text: 'Discuss Your Network', to: '/contact-us' }],
      },
      sections: [
        {
          kind: 'drawing',
          tone: 'dark',
          label: 'The idea',
          heading: 'The Line That Does Not Belong',
          drawing: 'drawingCybersecurity',
          upright: 'uprightCybersecurity',
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
          labels: [
            {
              title: 'Baseline',
              text: 'What accounts, hosts and protocols do on an ordinary day',
              x: 13.5,
              y: 50,
              side: 'above',
              upright: { x: 31, y: 19 },
            },
            {
              title: 'Anomaly',
              text: 'A backup account signs in at 3 a.m. and reads the domain database',
              x: 53.6,
              y: 5,
              side: 'before',
              upright: { x: 46, y: 48 },
            },
            {
              title: 'Contained',
              text: 'Host isolated, its memory kept',
              x: 70,
              y: 50,
              side: 'above',
              upright: { x: 31, y: 69.5 },
            },
            {
              title: 'Rule',
              text: 'The same behavior now raises an alert by itself',
              x: 86.5,
              y: 50,
              side: 'above',
              align: 'start',
              upright: { x: 31, y: 84 },
            },
            {
              title: 'Account activity',
              isMinor: true,
              x: 0.56,
              y: 0,
              upright: { x: 16, y: 2.4 },
            },
            {
              title: 'Normal range',
              isMinor: true,
              x: 99.44,
              y: 67,
              upright: { x: 31, y: 9 },
            },
            {
              title: '2 p.m.',
              isMinor: true,
              x: 0.56,
              y: 87,
              align: 'start',
              upright: { x: 17, y: 6.9, side: 'before', width: 20 },
            },
            {
              title: '8 p.m.',
              isMinor: true,
              x: 25,
              y: 87,
              align: 'center',
              upright: { x: 17, y: 29.3, side: 'before', width: 20 },
            },
            {
              title: '2 a.m.',
              isMinor: true,
              x: 50,
              y: 87,
              align: 'center',
              upright: { x: 17, y: 51.6, side: 'before', width: 20 },
            },
            {
              title: '8 a.m.',
              isMinor: true,
              x: 75,
              y: 87,
              align: 'center',
              upright: { x: 17, y: 74.0, side: 'before', width: 20 },
            },
            {
              title: '2 p.m.',
              isMinor: true,
              x: 99.44,
              y: 87,
              upright: { x: 17, y: 96.3, side: 'before', width: 20 },
            },
          ],
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          label: 'What we deliver',
          heading: 'Findings You Can Reproduce',
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
              text: 'Forensics, containment and recovery under NIST SP 800-61, with chain of custody.',
            },
          ],
        },
        {
          kind: 'prose',
          label: 'Example',
          heading: 'How a Hunt Became a Rule',
          intro:
            'A hunt for stolen credentials turned up a domain controller’s directory database, copied out of a shadow copy. This rule catches the next attempt. It exempts the backup agent by a path that only administrators can write to.',
          text: `
            ~~~ Detection rule in the Sigma format, for technique T1003.003 of MITRE ATT&CK {14-15, 19}
            title: NTDS.dit Read From a Shadow Copy
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
                  - 'HarddiskVolumeShadowCopy'
                  - 'ntds.dit'
              filter_backup:
                ParentImage|startswith:
                  - 'C:\\Program Files\\Backup Agent\\'
              condition: selection and not filter_backup
            falsepositives:
              - Restore tests that IT has announced
            level: high
            ~~~
          `,
        },
        {
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
        },
        {
          kind: 'callToAction',
          label: 'Next in the life cycle',
          progress: { step: 7, steps: LIFE_CYCLE },
          heading: 'Then the Next System Begins',
          text: 'What we find belongs in the next statement of work, so that vendors have to answer it.',
          actions: [
            { text: 'Acquisition Support', to: '/services/acquisition-support' },
            links.contactUs,
          ],
          note: 'Please leave addresses, findings and system names out of your message.',
          contact: {
            name: sample('Daniel Okafor'),
            text: 'Director of Operations and Engineering',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/information-assurance': {
      title: 'Information Assurance',
      description:
        'RMF support from categorization to continuous monitoring: security plans, STIG compliance, control assessments, POA&Ms and CMMC readiness for contractors.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Information Assurance',
        headline:
          'Give your authorizing official a package that answers the questions before they’re asked.',
        images: ['sealedBinder'],
        actions: [links.contactUs],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'The Package Serves One Decision',
          paragraphs: [
            'An authorization to operate is a named official’s acceptance of a described risk. With a vague boundary or copied controls, the official can’t decide, and the system waits.',
            'We support ISSMs, ISSOs and system owners in DoD (DoDI 8510.01), the Intelligence Community (ICD 503) and civilian agencies (FISMA), with CNSSI 1253 for national security systems.',
          ],
        },
        {
          kind: 'drawing',
          tone: 'dark',
          label: 'The Risk Management Framework',
          heading: 'Monitoring Leads Back to Assessment',
          intro:
            'We read the system first, agree on the boundary early, and link scans and tickets to controls as they’re made.',
          drawing: 'drawingInformationAssurance',
          upright: 'uprightInformationAssurance',
          labels: [
            {
              title: 'Prepare',
              text: 'Identify roles, common control providers, the boundary and what’s inside it.',
              x: 0.56,
              y: 31.5,
              upright: { x: 14.5, y: 2.1 },
            },
            {
              title: 'Categorize',
              text: 'Derive impact levels from the information types it processes, and record why.',
              x: 14.84,
              y: 31.5,
              upright: { x: 14.5, y: 16.9 },
            },
            {
              title: 'Select',
              text: 'Tailor the 800-53B baseline, apply overlays, settle which controls are inherited.',
              x: 29.11,
              y: 31.5,
              upright: { x: 14.5, y: 31.6 },
            },
            {
              title: 'Implement',
              text: 'Harden to STIGs and SRGs, and write statements with the engineers.',
              x: 43.39,
              y: 31.5,
              upright: { x: 14.5, y: 46.4 },
            },
            {
              title: 'Assess',
              text: 'Run the 800-53A procedures: examine, interview, test.',
              x: 57.66,
              y: 31.5,
              upright: { x: 14.5, y: 61.1 },
            },
            {
              title: 'Authorize',
              text: 'Assemble plan, report and POA&M, and brief the official on residual risk.',
              x: 71.94,
              y: 31.5,
              upright: { x: 22, y: 75.9 },
            },
            {
              title: 'Monitor',
              text: 'Keep scans and reviews on schedule, so reauthorization isn’t a project of its own.',
              x: 86.21,
              y: 31.5,
              align: 'start',
              upright: { x: 14.5, y: 90.7 },
            },
          ],
        },
        {
          kind: 'exhibit',
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
                'CUI scoping, a gap analysis against NIST SP 800-171, and an SPRS score you can support.',
              ],
              width: 'third',
            },
          ],
        },
        {
          kind: 'exhibit',
          tone: 'dark',
          notesAt: 'start',
          label: 'Example',
          heading: 'A POA&M Item That Can Be Closed',
          intro: 'An invented item, as of May 15, 2026, with three fields that OMB M-02-01 lacks.',
          notes: [
            {
              title: 'Root Cause',
              text: 'Otherwise the next release repeats it.',
            },
            {
              title: 'Residual Risk',
              text: 'What the official accepts until the last milestone.',
            },
            {
              title: 'Closing Proof',
              text: 'Agreed on before the work begins.',
            },
          ],
          fields: [
            {
              term: 'Weakness',
              values: ['Two database servers run a release that no longer gets security updates'],
            },
            {
              term: 'Control',
              values: ['SA-22: Unsupported System Components'],
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
              values: ['Moderate: only the application reaches the servers, in their own segment'],
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
              values: ['System owner; 160 hours, funded'],
              width: 'third',
            },
            { term: 'Status', values: ['Ongoing; no milestones changed'], width: 'third' },
            {
              term: 'Closing Proof',
              values: ['Clean scan of both servers; change record'],
              width: 'third',
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          label: 'Next in the life cycle',
          progress: { step: 5, steps: LIFE_CYCLE },
          heading: 'Zero Trust Decides Who Gets In',
          text: 'An authorization says the system may run. Access is decided for each request: who asks, from what and for how long.',
          actions: [links.zeroTrust, links.contactUs],
          note: 'We don’t issue CMMC certificates; the government or an authorized C3PAO assesses you for that. We get you ready.',
          contact: {
            name: sample('Daniel Okafor'),
            text: 'Director of Operations and Engineering',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/program-management': {
      title: 'Program Management',
      description:
        'Program management for technical work: integrated master schedules, EVMS, risk management and reporting that shows cost, schedule and scope as they are.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Program Management',
        headline: 'One baseline, one schedule and one risk register, all telling the same story.',
        images: ['schedule'],
        actions: [{ text: 'Talk About Your Program', to: '/contact-us' }],
      },
      sections: [
        {
          kind: 'schedule',
          label: 'Example',
          heading: 'The Critical Path Drives the Date',
          intro: 'Five tasks have no float: each day one of them slips, delivery slips a day.',
          notes: [
            {
              title: 'Small Slips, Seen Early',
              text: 'Programs slip a day at a time while the reports stay green. The remedy is a complete schedule, a controlled baseline and thanks for whoever raises a problem.',
            },
            {
              title: 'On Either Side of the Contract',
              text: 'We run technical programs for organizations that answer to a PEO, a board or a regulator, and we help program offices oversee contractors.',
            },
          ],
          caption:
            'An invented schedule in working days. Solid: critical path. Outlined: can move along the dashed line',
          columns: [
            { title: 'Task' },
            { title: 'After' },
            { title: 'Days', isNumber: true },
            { title: 'Float', isNumber: true },
          ],
          scale: {
            title: 'Start and finish',
            labels: ['Start', 'Day 20', '40', '60'],
            units: 80,
          },
          rows: [
            { cells: ['A. Baseline', '–', '10', '**0**'], bar: { text: '1–10', from: 1, to: 10 } },
            {
              cells: ['B. Interfaces', 'A', '15', '**0**'],
              bar: { text: '11–25', from: 11, to: 25 },
            },
            {
              cells: ['C. Hardware', 'A', '30', '5'],
              bar: { text: '11–40', from: 11, to: 40, until: 45 },
            },
            {
              cells: ['D. Software', 'B', '25', '**0**'],
              bar: { text: '26–50', from: 26, to: 50 },
            },
            {
              cells: ['E. Racks', 'C', '5', '5'],
              bar: { text: '41–45', from: 41, to: 45, until: 50 },
            },
            {
              cells: ['F. Integration', 'D, E', '10', '**0**'],
              bar: { text: '51–60', from: 51, to: 60 },
            },
            {
              cells: ['G. Assessment', 'F', '15', '**0**'],
              bar: { text: '61–75', from: 61, to: 75 },
            },
          ],
          change: {
            button: 'Delay Hardware by 6 Days',
            undo: 'Undo the Delay',
            before:
              '**Delivery: day 75** Interfaces and software drive the date. Hardware and racks have five days to spare.',
            after:
              '**Delivery: day 76, one day later** Hardware and racks drive the date. Interfaces and software have a day to spare.',
            rows: [
              {
                cells: ['A. Baseline', '–', '10', '**0**'],
                bar: { text: '1–10', from: 1, to: 10 },
              },
              {
                cells: ['B. Interfaces', 'A', '15', '1'],
                bar: { text: '11–25', from: 11, to: 25, until: 26 },
              },
              {
                cells: ['C. Hardware', 'A', '36', '**0**'],
                bar: { text: '11–46', from: 11, to: 46 },
              },
              {
                cells: ['D. Software', 'B', '25', '1'],
                bar: { text: '26–50', from: 26, to: 50, until: 51 },
              },
              {
                cells: ['E. Racks', 'C', '5', '**0**'],
                bar: { text: '47–51', from: 47, to: 51 },
              },
              {
                cells: ['F. Integration', 'D, E', '10', '**0**'],
                bar: { text: '52–61', from: 52, to: 61 },
              },
              {
                cells: ['G. Assessment', 'F', '15', '**0**'],
                bar: { text: '62–76', from: 62, to: 76 },
              },
            ],
          },
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          label: 'What we deliver',
          folded: 'Six deliverables',
          heading: 'No Bigger Than the Program Needs',
          facts: [
            {
              term: 'Integrated Master Schedule',
              values: ['A critical path you can rely on, checked against the DCMA 14 points.'],
            },
            {
              term: 'Earned Value Management',
              values: ['EIA-748 variance analysis, reported as an IPMDAR where required.'],
            },
            {
              term: 'Risk and Opportunity',
              values: ['Cause, event and effect for each, with an owner and a funded response.'],
            },
            {
              term: 'Scope and Configuration',
              values: ['A WBS under MIL-STD-881, and a change board with a time limit.'],
            },
            {
              term: 'Reviews and Reporting',
              values: ['Baseline reviews and briefings, traceable to the accounting system.'],
            },
            {
              term: 'Subcontracts and Deliverables',
              values: ['CDRLs, flow-down clauses and subcontractor performance tracked.'],
            },
          ],
        },
        {
          kind: 'exhibit',
          tone: 'dark',
          notesAt: 'start',
          label: 'Example',
          heading: 'What a Monthly Report Answers',
          intro: 'A page of an invented program, May 2026.',
          notes: [
            {
              title: 'Six Questions, in Order',
              text: 'The same six each month, so a change stands out.',
            },
            {
              title: 'Figures You Can Trace',
              text: 'Cost comes from the accounting system, dates from the schedule.',
            },
            {
              title: 'Decisions With a Date',
              text: 'If one waits, the next report says what that cost.',
            },
          ],
          fields: [
            {
              term: 'Cost: planned, earned, spent, at completion',
              values: [
                'Planned $2.46 million, earned $2.38 million',
                'Spent $2.41 million',
                'At completion: $5.06 million against $5.00 million',
              ],
              width: 'half',
            },
            {
              term: 'Schedule: what drives the end date, and the next float',
              values: [
                'Software drives delivery on day 75',
                'The next path, hardware, has five days of float',
              ],
              width: 'half',
            },
            {
              term: 'Scope: what changed, and who approved it',
              values: ['Change 14, a second test site: approved by the board on May 6'],
              width: 'half',
            },
            {
              term: 'Risk: what moved, became an issue or closed',
              values: ['R-11, connector lead time: now high', 'R-07, test site: closed'],
              width: 'half',
            },
            {
              term: 'Quality: what was delivered, and what came back',
              values: ['Three deliverables accepted, one returned for a missing test log'],
              width: 'half',
            },
            {
              term: 'Decisions: what we need from you, and by when',
              values: ['Release of the next increment of funds, by June 12'],
              width: 'half',
            },
          ],
        },
        {
          kind: 'steps',
          label: 'How we work',
          heading: 'We Start by Reading the Contract',
          steps: [
            {
              title: 'Read the Contract',
              text: 'Scope, clauses, funding limits and options go into one matrix.',
            },
            {
              title: 'Build the Baseline',
              text: 'Set together, reviewed with those who’ll do the work, then frozen.',
            },
            {
              title: 'Control Changes',
              text: 'When the plan stops describing the work, we take it to the board.',
            },
            {
              title: 'Close Out',
              text: 'Deliverables, property, data rights and invoices, ready for audit.',
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          label: 'Next in the life cycle',
          progress: { step: 2, steps: LIFE_CYCLE },
          heading: 'Then Comes the Design',
          text: 'Our systems engineers keep requirements traced from the need to the test.',
          actions: [
            { text: 'Systems Engineering', to: '/services/systems-engineering' },
            links.contactUs,
          ],
          contact: {
            name: sample('Margaret Ellison'),
            text: 'President',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/software-engineering': {
      title: 'Software Engineering',
      description:
        'Secure software for mission and business systems: design, DevSecOps pipelines, SBOMs, signal and data processing, modernization and long-term sustainment.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Software Engineering',
        headline: 'Software you can rebuild, retest and explain years after the first release.',
        images: ['movableType'],
        actions: [links.contactUs],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Written for the Next Engineer',
          paragraphs: [
            'Most of the cost of software comes after delivery, when someone else has to read the code, patch it, authorize it and move it to a new platform.',
            'So we make small, reviewed changes, write tests that fail for a reason, and keep the documentation beside the code.',
          ],
        },
        {
          kind: 'drawing',
          tone: 'dark',
          label: 'From commit to release',
          heading: 'Nothing Ships Without Its Record',
          intro: 'Each release carries the result of every step.',
          drawing: 'drawingSoftwareEngineering',
          upright: 'uprightSoftwareEngineering',
          labels: [
            {
              title: 'Change',
              text: 'Traced to a need',
              x: 14.9,
              y: 23.3,
              side: 'above',
              upright: { x: 22, y: 18.1 },
            },
            {
              title: 'Review',
              text: 'A second reader',
              x: 31.45,
              y: 53.3,
              upright: { x: 22, y: 31.0 },
            },
            {
              title: 'Tests',
              text: 'Pass or fail',
              x: 43.55,
              y: 74.0,
              upright: { x: 22, y: 43.1 },
            },
            {
              title: 'Scan',
              text: 'Known flaws',
              x: 55.65,
              y: 74.0,
              upright: { x: 22, y: 55.6 },
            },
            {
              title: 'Provenance',
              text: 'From source',
              x: 67.7,
              y: 74.0,
              upright: { x: 22, y: 68.1 },
            },
            {
              title: 'SBOM',
              text: 'Every dependency by name',
              x: 79.9,
              y: 53.3,
              align: 'start',
              upright: { x: 22, y: 80.6 },
            },
            {
              title: 'Signed release',
              x: 99.44,
              y: 53.3,
              side: 'above',
              upright: { x: 22, y: 93.1 },
            },
          ],
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          label: 'What we deliver',
          heading: 'One Process for Firmware and Web',
          blocks: [
            {
              title: 'Applications and Services',
              text: 'Web, back-end and desktop software, with interfaces documented first.',
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
              title: 'Supply-Chain Evidence',
              text: 'SBOMs in SPDX or CycloneDX, and build provenance, per NIST SP 800-218.',
            },
            {
              title: 'Embedded and Low-Level Code',
              text: 'Firmware and drivers in C, C++ and Rust, fuzzed in the normal build.',
            },
            {
              title: 'Modernization',
              text: 'Legacy systems moved in slices, old and new compared on real inputs.',
            },
          ],
        },
        {
          kind: 'exhibit',
          tone: 'dark',
          label: 'Example',
          heading: 'A Bill of Materials That Answers the Scanner',
          intro: 'Scanners report CVE-2023-45853 in every product with zlib 1.3.',
          notesAt: 'end',
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
          text: `
            ~~~ Excerpt of a bill of materials in CycloneDX 1.6 {18-20}
            {
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
                  "state": "not_affected",
                  "justification": "code_not_present",
                  "detail": "MiniZip is not compiled."
                },
                "affects": [{ "ref": "zlib" }]
              }]
            }
            ~~~
          `,
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          heading: 'Built Low, Run High',
          intro: 'Government software is often developed on one network and run on another.',
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
        },
        {
          kind: 'callToAction',
          label: 'Next in the life cycle',
          progress: { step: 4, steps: LIFE_CYCLE },
          heading: 'Then It Needs an Authorization',
          text: 'A release ends as a package on an authorizing official’s desk. Our information assurance team builds that package while the code is written.',
          actions: [
            { text: 'Information Assurance', to: '/services/information-assurance' },
            links.contactUs,
          ],
          contact: {
            name: sample('Daniel Okafor'),
            text: 'Director of Operations and Engineering',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/systems-engineering': {
      title: 'Systems Engineering',
      description:
        'Systems engineering for complex programs: requirements, MBSE with SysML, DoDAF architecture, interface control, integration and verification, with traceability.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Systems Engineering',
        headline: 'Keep the need, the design and the test connected, first page to last.',
        images: ['assembly'],
        actions: [links.contactUs],
      },
      sections: [
        {
          kind: 'drawing',
          tone: 'dark',
          label: 'What we deliver',
          heading: 'Every Test Answers a Requirement',
          intro:
            'When two teams read a requirement differently, the repair costs an afternoon in a document or a test campaign in hardware.',
          drawing: 'drawingSystemsEngineering',
          upright: 'uprightSystemsEngineering',
          notes: [
            {
              title: 'Requirements',
              text: 'One need per statement, verifiable, budgeted and traced to a source.',
            },
            {
              title: 'Verification',
              text: 'A matrix of which evidence closes what. Every failure is traced to its cause.',
            },
            {
              title: 'Model-Based Architecture',
              text: 'One SysML model, with DoDAF or UAF views drawn from it.',
            },
            {
              title: 'Interfaces and Integration',
              text: 'Every signal, message and unit named, on modular open systems.',
            },
            {
              title: 'Trade Studies',
              text: 'Options compared on agreed measures, with the reasons on record.',
            },
            {
              title: 'Security Engineering',
              text: 'NIST SP 800-160 applied while the design can still change.',
            },
          ],
          labels: [
            {
              title: 'Need',
              x: 0.7,
              y: 14.6,
              side: 'above',
              upright: { x: 3.6, y: 15.6, width: 46 },
            },
            {
              title: 'Requirements',
              x: 16.6,
              y: 37.5,
              side: 'before',
              upright: { x: 16.7, y: 41.3, width: 40 },
            },
            {
              title: 'SRR',
              isMinor: true,
              x: 24.7,
              y: 49.0,
              side: 'before',
              upright: { x: 22.2, y: 51.5, side: 'before' },
            },
            {
              title: 'Architecture',
              x: 32.7,
              y: 60.4,
              side: 'before',
              upright: { x: 32.7, y: 69.3, side: 'before', width: 40 },
            },
            {
              title: 'PDR',
              isMinor: true,
              x: 38.8,
              y: 71.9,
              side: 'before',
              upright: { x: 38.1, y: 78.2 },
            },
            {
              title: 'Design',
              x: 44.8,
              y: 83.3,
              align: 'end',
              upright: { x: 51.7, y: 96.0, side: 'before', width: 50 },
            },
            {
              title: 'CDR',
              isMinor: true,
              x: 50,
              y: 83.3,
              align: 'center',
              upright: { x: 50.0, y: 88.6, side: 'above' },
            },
            {
              title: 'Build',
              x: 55.2,
              y: 83.3,
              upright: { x: 48.3, y: 96.0, width: 50 },
            },
            {
              title: 'Integration',
              x: 67.3,
              y: 60.4,
              side: 'after',
              upright: { x: 67.3, y: 69.3 },
            },
            {
              title: 'TRR',
              isMinor: true,
              x: 75.3,
              y: 49.0,
              side: 'after',
              upright: { x: 77.8, y: 51.5 },
            },
            {
              title: 'Verification',
              x: 83.4,
              y: 37.5,
              side: 'after',
              upright: { x: 83.3, y: 41.3, side: 'before', width: 40 },
            },
            {
              title: 'SVR',
              isMinor: true,
              x: 91.4,
              y: 26.0,
              side: 'after',
              upright: { x: 89.4, y: 24.8, side: 'before' },
            },
            {
              title: 'Validation',
              x: 99.4,
              y: 14.6,
              side: 'above',
              upright: { x: 96.4, y: 15.6, side: 'before', width: 46 },
            },
            {
              title: 'Acceptance test',
              text: 'Does it do the job?',
              x: 50.0,
              y: 14.6,
              align: 'center',
              upright: { x: 50.0, y: 11.9, side: 'above' },
            },
            {
              title: 'System test',
              text: 'Requirements met?',
              x: 50.0,
              y: 37.5,
              align: 'center',
              upright: { x: 50.0, y: 37.6, side: 'above' },
            },
            {
              title: 'Integration test',
              text: 'Do parts agree?',
              x: 50.0,
              y: 60.4,
              align: 'center',
              upright: { x: 50.0, y: 65.3, side: 'above' },
            },
          ],
        },
        {
          kind: 'steps',
          label: 'Technical reviews',
          heading: 'What Must Be True at Each Gate',
          intro:
            'We follow ISO/IEC/IEEE 15288, fitted to your technical reviews. What we tailor out, we write down with the reason.',
          steps: [
            {
              label: 'SRR',
              title: 'Ready to Design',
              text: 'System requirements review: requirements are consistent, verifiable and complete.',
            },
            {
              label: 'PDR',
              title: 'Ready to Detail',
              text: 'Preliminary design review: the design meets requirements, cost and schedule at acceptable risk.',
            },
            {
              label: 'CDR',
              title: 'Ready to Build',
              text: 'Critical design review: the design can be built, coded and tested, and its remaining risks are known.',
            },
            {
              label: 'TRR',
              title: 'Ready to Test',
              text: 'Test readiness review: articles, procedures, facilities and people are ready; pass and fail are defined.',
            },
            {
              label: 'SVR',
              title: 'Ready to Deliver',
              text: 'System verification review: each requirement is met, waived or tracked.',
            },
          ],
        },
        {
          kind: 'table',
          tone: 'tint',
          label: 'Example',
          heading: 'An Open Requirement Stays Visible',
          intro: 'The open requirement goes to the verification review.',
          caption: 'Invented, with all four verification methods',
          marked: 4,
          stacked: true,
          columns: [
            { title: 'Number' },
            { title: 'Requirement' },
            { title: 'Need' },
            { title: 'Verified by' },
          ],
          rows: [
            {
              cells: [
                'SYS.031',
                'The system shall report the loss of a link within 2\u00A0s.',
                'N.07',
                'Test TR.112: 1.4\u00A0s. **Met**',
              ],
            },
            {
              cells: [
                'SYS.032',
                'The system shall operate for 8\u00A0h on one battery.',
                'N.08',
                'Demonstration DR.020: 9.2\u00A0h. **Met**',
              ],
            },
            {
              cells: [
                'SYS.040',
                'The system shall keep 365 days of audit records.',
                'N.12',
                'Analysis AR.009: 402 days at the highest rate. **Met**',
              ],
            },
            {
              cells: [
                'SYS.044',
                'Each enclosure shall have a tamper seal.',
                'N.15',
                'Inspection IR.031: one of six seals missing. **Open**',
              ],
            },
          ],
        },
        {
          kind: 'callToAction',
          label: 'Next in the life cycle',
          progress: { step: 3, steps: LIFE_CYCLE },
          heading: 'Then the Design Becomes Code',
          text: 'The requirements we trace end in tests someone has to write. Our software engineers write them first.',
          actions: [
            { text: 'Software Engineering', to: '/services/software-engineering' },
            links.contactUs,
          ],
          contact: {
            name: sample('Daniel Okafor'),
            text: 'Director of Operations and Engineering',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/acquisition-support': {
      title: 'Acquisition Support',
      description:
        'Support to government program offices across the acquisition life cycle: market research, cost estimates, requirements packages and source selection.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Acquisition Support',
        headline:
          'Requirements, estimates and evaluations that hold up in execution and under protest.',
        images: ['printedForms'],
        actions: [links.contactUs],
      },
      sections: [
        {
          kind: 'statistics',
          label: 'The problem in figures',
          heading: 'Major Programs Ran Late and Over Budget',
          intro:
            'In 2008, GAO compared the major defense programs with their first full estimates (GAO-08-467SP). The causes were immature technology and growing requirements.',
          statistics: [
            {
              label: 'Over budget, on average',
              value: constants.costOverrun.value,
              isPercent: true,
              isExtra: true,
              detail: 'Acquisition cost. Gray: the estimate.',
            },
            {
              label: 'Over the estimate for development',
              value: constants.developmentOverrun.value,
              isPercent: true,
              isExtra: true,
              detail: 'RDT&E. Gray: the estimate.',
            },
            {
              label: 'Late, on average',
              value: constants.monthsLate.value,
              unit: 'months',
              detail: 'First capability. A tick is a month.',
            },
          ],
        },
        {
          kind: 'drawing',
          tone: 'dark',
          label: 'Estimate and actual',
          heading: 'A Range First, Then a Number',
          intro:
            'People who didn’t write the assumptions challenge them. We analyze and document; the government evaluates and decides.',
          drawing: 'drawingAcquisitionSupport',
          upright: 'uprightAcquisitionSupport',
          notes: [
            {
              title: 'Most Overruns Begin Before Award',
              text: `A program ${constants.costOverrun.value}% over budget was often underestimated at the start.`,
            },
            {
              title: 'Where It Shows First',
              text: 'An optimistic estimate shows up in market research, before the contract fixes it.',
            },
          ],
          labels: [
            {
              title: 'Milestone B',
              text: 'Estimate frozen',
              x: 24.9,
              y: 80.8,
              side: 'above',
              align: 'end',
              upright: { x: 0.6, y: 59.8 },
            },
            {
              title: 'Critical design review',
              text: 'Cost within the range',
              x: 49.8,
              y: 58,
              side: 'above',
              align: 'end',
              upright: { x: 54.9, y: 45.6, side: 'before' },
            },
            {
              title: 'Today',
              text: 'Each variance explained',
              x: 74.6,
              y: 36.3,
              side: 'above',
              align: 'end',
              upright: { x: 78.6, y: 23.4, side: 'before' },
            },
            {
              title: 'At completion',
              text: 'Inside the range, or known a year ahead',
              x: 99.3,
              y: 24,
              side: 'above',
              upright: { x: 100, y: 3.1, side: 'before', width: 55 },
            },
            {
              title: 'Cost',
              isMinor: true,
              x: 0.7,
              y: 24.7,
              side: 'above',
              upright: { x: 0, y: 10.5 },
            },
            {
              title: 'Time',
              isMinor: true,
              x: 98.9,
              y: 86.5,
              upright: { x: 100, y: 93.0, side: 'before' },
            },
            {
              title: 'Actual',
              isMinor: true,
              x: 1.1,
              y: 1.5,
              side: 'after',
              upright: { x: 8.3, y: 97.8 },
            },
            {
              title: 'Estimate',
              isMinor: true,
              x: 11.1,
              y: 1.5,
              side: 'after',
              upright: { x: 39.4, y: 97.8 },
            },
            {
              title: 'Range',
              isMinor: true,
              x: 22.5,
              y: 1.5,
              side: 'after',
              upright: { x: 74, y: 97.8 },
            },
          ],
        },
        {
          kind: 'exhibit',
          tone: 'tint',
          label: 'What we deliver',
          heading: 'Help Before the Award, When It Counts',
          fields: [
            {
              term: 'Market Research',
              values: ['What exists, who sells it and on which contract vehicles.'],
              width: 'third',
            },
            {
              term: 'Cost and Schedule Estimates',
              values: ['Independent and life-cycle estimates, with a basis for every figure.'],
              width: 'third',
            },
            {
              term: 'Requirements Packages',
              values: ['Work statements, CDRLs, surveillance plans and data rights.'],
              width: 'third',
            },
            {
              term: 'Acquisition Strategy',
              values: ['Pathway under DoDI 5000.02, contract type, incentives, competition.'],
              width: 'third',
            },
            {
              term: 'Source Selection Support',
              values: ['Evaluation plans, factors and advice to evaluators.'],
              width: 'third',
            },
            {
              term: 'Security in the Contract',
              values: ['DD Form 254, CMMC levels and DFARS cyber clauses, from the start.'],
              width: 'third',
            },
          ],
        },
        {
          kind: 'exhibit',
          tone: 'dark',
          label: 'Example',
          heading: 'A Record That Explains the Decision',
          intro: 'An invented source selection.',
          notesAt: 'start',
          notes: [
            {
              title: 'What $1.3 Million Buys',
              text: 'The matrix shows what the higher price brings. The source selection authority decides if it’s worth it, and says why.',
            },
            {
              title: 'Conflicts Checked First',
              text: 'We check each task for conflicts of interest under the FAR and DFARS, then propose mitigation or decline.',
            },
            {
              title: 'Need-to-Know Only',
              text: 'Under the Procurement Integrity Act, everyone signs a nondisclosure agreement before access.',
            },
          ],
          text: `
            | Factor | Offeror A | Offeror B |
            | --- | --- | --- |
            | Technical and risk | **Good.** Two strengths; low to moderate risk | **Outstanding.** One significant strength: the interface is in use; low risk |
            | Past performance | **Satisfactory Confidence.** Relevant; one delivery late | **Substantial Confidence.** Very relevant; two contracts of this size |
            | Small business | **Acceptable.** Meets the goals | **Good.** Exceeds two goals |
            | Evaluated price | $11.8 million | $13.1 million |
          `,
        },
        {
          kind: 'callToAction',
          label: 'Next in the life cycle',
          progress: { step: 1, steps: LIFE_CYCLE },
          heading: 'Then Somebody Has to Run It',
          text: 'The baseline you award becomes the one you report against. Our program managers keep it honest from the first month.',
          actions: [
            { text: 'Program Management', to: '/services/program-management' },
            links.contactUs,
          ],
          note: 'Please don’t send procurement-sensitive information here.',
          contact: {
            name: sample('Walter Brandt'),
            text: 'Business Manager',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/zero-trust': {
      title: 'Zero Trust',
      description:
        'Zero Trust assessment, roadmap and implementation based on NIST SP 800-207, the DoD Zero Trust Strategy and the CISA Zero Trust Maturity Model.',
      subject: 'service',
      hero: {
        label: 'Services',
        title: 'Zero Trust',
        headline:
          'Stop trusting the network. Decide each request by who asks, from what, for which data.',
        images: ['lockCylinder'],
        actions: [{ text: 'Plan a Zero Trust Assessment', to: '/contact-us' }],
      },
      sections: [
        {
          kind: 'drawing',
          tone: 'dark',
          label: 'NIST SP 800-207',
          heading: 'Each Request Is Decided on Its Own',
          intro: 'We start with one protect surface. Its rules observe first, then enforce.',
          drawing: 'drawingZeroTrust',
          upright: 'uprightZeroTrust',
          notes: [
            {
              title: 'The Perimeter Trusts Whatever’s Inside',
              text: 'One stolen credential opens much of the network.',
            },
            {
              title: 'Scored Under the Model You Report',
              text: 'DoD: the Zero Trust Strategy, target level by the end of fiscal year 2027. Civilian agencies: OMB M-22-09 and the CISA model.',
            },
          ],
          labels: [
            {
              title: 'Subject',
              text: 'A person or service, strongly identified',
              x: 0.6,
              y: 67.4,
              side: 'above',
              upright: { x: 39, y: 3.7 },
            },
            {
              title: 'Device',
              text: 'Its health, as of now',
              x: 24.2,
              y: 67.4,
              side: 'above',
              upright: { x: 39, y: 18.5 },
            },
            {
              title: 'Enforcement point',
              text: 'One session, or none',
              x: 50,
              y: 76.3,
              side: 'after',
              upright: { x: 39, y: 62, width: 50 },
            },
            {
              title: 'Decision point',
              text: 'Policy, written and tested like code',
              x: 45.7,
              y: 25.2,
              side: 'above',
              upright: { x: 90.6, y: 39.6, side: 'before', width: 44 },
            },
            {
              title: 'Identity',
              text: 'Roles and attributes',
              x: 24.2,
              y: 25.2,
              side: 'above',
              upright: { x: 90.6, y: 29.6, side: 'before', width: 44 },
            },
            {
              title: 'Threat data',
              text: 'What changed since the last request',
              x: 75.8,
              y: 25.2,
              side: 'above',
              upright: { x: 90.6, y: 77.8, side: 'before', width: 48 },
            },
            {
              title: 'Data',
              text: 'Only what the task needs',
              x: 99.4,
              y: 67.4,
              side: 'above',
              upright: { x: 39, y: 90.7 },
            },
            {
              title: 'Refused',
              text: 'No rule permits it',
              x: 0.6,
              y: 91.3,
              side: 'above',
              upright: { x: 5.6, y: 3.7, width: 24 },
            },
            {
              title: 'Boundary',
              isMinor: true,
              x: 50,
              y: 90,
              align: 'center',
              upright: { x: 0, y: 56.5 },
            },
          ],
        },
        {
          kind: 'policy',
          tone: 'tint',
          label: 'Example',
          heading: 'The First Matching Rule Decides',
          intro: 'Choose who asks, from what and for what.',
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
          caption: 'The five rules of an invented policy',
          stacked: true,
          conditions: [
            { title: 'Subject', others: ['Visitor'] },
            { title: 'Device', others: ['Personal phone'] },
            { title: 'Request' },
          ],
          decision: 'Decision',
          rules: [
            {
              values: ['Engineer', 'Managed laptop, healthy', 'Read a drawing'],
              decision: '**Permit** for one session',
              reason: 'Rule 1 matches: the role may read drawings, the laptop is healthy.',
            },
            {
              values: ['Engineer', 'Managed laptop, update overdue', 'Read a drawing'],
              decision: '**Permit** in a remote browser',
              reason:
                'Rule 2 matches: the person is known, but the drawing must not reach that laptop.',
            },
            {
              values: ['Administrator', 'Privileged workstation', 'Change a setting'],
              decision: '**Permit** for 30 minutes, with ticket',
              reason: 'Rule 3 matches: the right comes with the ticket and ends with it.',
            },
            {
              values: ['Build service', 'Attested workload', 'Store a release'],
              decision: '**Permit** with a one-day certificate',
              reason: 'Rule 4 matches: the workload proved what it runs before it asked.',
            },
          ],
          otherwise: {
            title: 'Anything else',
            decision: '**Deny**, end the session and log it',
            reason:
              'No rule permits this combination, so the request ends at the enforcement point.',
          },
        },
        {
          kind: 'featureBlocks',
          numbered: true,
          label: 'Zero Trust in order',
          heading: 'Start With What You Protect',
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
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          label: 'What we deliver',
          heading: 'A Red Team Tests the Result',
          blocks: [
            {
              title: 'Maturity Assessment',
              text: 'Scored under the DoD or CISA model, with evidence.',
            },
            {
              title: 'Roadmap',
              text: 'Steps, costs and dependencies.',
            },
            {
              title: 'Identity and Access',
              text: 'ICAM: federation, attribute stores, privileged access, PIV, CAC.',
            },
            {
              title: 'Segmentation and Enforcement',
              text: 'By application, with a way back.',
            },
            {
              title: 'Legacy and Operational Tech',
              text: 'Gateways where modern sign-in can’t work.',
            },
            {
              title: 'Validation',
              text: 'Exercises show whether lateral movement got harder.',
            },
          ],
        },
        {
          kind: 'callToAction',
          label: 'Next in the life cycle',
          progress: { step: 6, steps: LIFE_CYCLE },
          heading: 'Cybersecurity Keeps Watch',
          text: 'Policy stops what it knows. Our analysts hunt for what it doesn’t, and each finding becomes a rule.',
          actions: [links.cybersecurity, links.contactUs],
          note: sample(
            'We’re assessing [14 defense networks](/news/zero-trust-award) under a task order awarded in October.',
          ),
          contact: {
            name: sample('Daniel Okafor'),
            text: 'Director of Operations and Engineering',
            phone: phoneLink,
          },
        },
      ],
    },

    '/services/capabilities': {
      title: 'Capabilities',
      description: `Core capabilities, key differentiators, past performance, UEI, CAGE and NAICS codes of ${COMPANY}, with the capabilities statement as PDF.`,
      hero: {
        label: 'For contracting officers',
        title: 'Capabilities',
        headline: 'What we do, and the codes you need to buy it.',
        images: ['gaugeBlocks'],
        actions: [
          { text: 'Capabilities Statement', to: '/capabilities-statement.pdf' },
          { text: 'How to Buy', to: '/services/capabilities#how-to-buy' },
        ],
      },
      sections: [
        {
          kind: 'table',
          label: 'Core Capabilities',
          heading: 'The Work We Do Most',
          caption: 'In life-cycle order',
          stacked: true,
          columns: [{ title: 'Service' }, { title: 'Core work' }],
          rows: [
            {
              cells: [
                '[Acquisition Support](/services/acquisition-support)',
                'Market research and cost estimates; PWS, SOO and CDRL development; source selection support',
              ],
            },
            {
              cells: [
                '[Program Management](/services/program-management)',
                'Integrated master schedules; EVMS under EIA-748; risk and subcontract control',
              ],
            },
            {
              cells: [
                '[Systems Engineering](/services/systems-engineering)',
                'Requirements and MBSE with SysML; DoDAF and UAF; integration and verification',
              ],
            },
            {
              cells: [
                '[Software Engineering](/services/software-engineering)',
                'Mission applications; DevSecOps and software supply chain; embedded development',
              ],
            },
            {
              cells: [
                '[Information Assurance](/services/information-assurance)',
                'RMF, CNSSI 1253 and ICD 503; control assessment; NIST SP 800-171 and CMMC readiness',
              ],
            },
            {
              cells: [
                '[Zero Trust](/services/zero-trust)',
                'Maturity assessment and roadmap; identity and access; segmentation and policy',
              ],
            },
            {
              cells: [
                '[Cybersecurity](/services/cybersecurity)',
                'Penetration testing; threat hunting and incident response; reverse engineering and protocol analysis',
              ],
            },
          ],
        },
        {
          kind: 'factSheet',
          tone: 'dark',
          label: 'Key Differentiators',
          folded: 'Three more',
          heading: 'Cleared Before the Award',
          facts: [
            {
              term: 'A Cleared Workforce',
              figure: `${constants.cleared.value}%`,
              values: [
                `Of about ${constants.headcount.value} people: TS/SCI with full-scope polygraph.`,
              ],
            },
            {
              term: 'Experience in Uniform',
              figure: `${constants.veterans.value}%`,
              values: ['About this share are veterans.'],
            },
            {
              term: 'Command-Level Exercises',
              figure: `${constants.exercises.value}`,
              values: ['Supported for combatant commands.'],
            },
            {
              term: 'Small, Women-Owned Parent Company',
              values: [`Founded in ${constants.founded.value}. ${OWNERS}`],
            },
            {
              term: 'Corporate Reach Back',
              values: ['The company is behind each specialist.'],
            },
            {
              term: 'Close By',
              values: ['Rockville is in the National Capital Region.'],
            },
          ],
        },
        {
          kind: 'table',
          label: 'Past Performance',
          heading: 'Contracts We Can Talk About',
          caption: sample('References and contract numbers on request'),
          stacked: true,
          columns: [{ title: 'Contract' }, { title: 'Work' }, { title: 'Role, period, type' }],
          rows: [
            {
              cells: [
                sample('Combatant Command: Cyber Exercise Support'),
                sample(
                  'Planning, opposing-force support and after-action analysis. [Read the Case](/services/capabilities#case)',
                ),
                sample('Subcontractor, 2019 to 2024, cost plus fixed fee'),
              ],
            },
            {
              cells: [
                sample('Defense Agency: RMF Transition'),
                sample(
                  'RMF steps for eleven systems that moved into one boundary. [Read the Case](/customers/government#case)',
                ),
                sample('Prime contractor, 2020 to 2022, firm fixed price'),
              ],
            },
            {
              cells: [
                sample('Intelligence Community: Protocol Analysis'),
                sample('Protocols analyzed, and parsers built.'),
                sample('Subcontractor, 2018 to present, time and materials'),
              ],
            },
          ],
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          id: 'how-to-buy',
          label: 'How to Buy',
          heading: 'Order Through Our GSA Schedule',
          facts: [
            {
              term: 'Contract Vehicles',
              values: [
                sample(
                  `GSA Multiple Award Schedule ${registrations.gsaSchedule}: SINs 54151S and 54151HACS`,
                ),
                sample('GSA OASIS+ Small Business, as a subcontractor'),
                sample('Simplified acquisition, by Governmentwide purchase card'),
              ],
              evidence: { source: sample('GSA eLibrary'), confirmed: sample('2026-11-20') },
            },
            {
              term: 'CMMC Status',
              values: [sample(`${registrations.cmmc}, valid until August 14, 2029`)],
              evidence: { source: 'SPRS', confirmed: sample('2026-11-20') },
            },
            {
              term: 'NIST SP 800-171 Score',
              values: [sample(`110 of 110, assessed on ${registrations.cmmcDate}`)],
              evidence: { source: 'SPRS', confirmed: sample('2026-11-20') },
            },
            {
              term: 'SAM Registration',
              values: [sample('Active until September 3, 2027, for all awards')],
              evidence: {
                source: 'SAM.gov',
                confirmed: sample('2026-11-20'),
                review: sample('2027-08-03'),
              },
            },
            {
              term: 'Accounting System',
              values: [sample('Adequate for cost-reimbursement contracts (SF 1408)')],
              evidence: { source: sample('DCAA preaward survey'), confirmed: sample('2026-06-12') },
            },
            {
              term: 'Small Business Contact',
              values: [sample('Walter Brandt, Business Manager')],
              link: sample('mailto:smallbusiness@example.com'),
            },
          ],
        },
        {
          kind: 'factSheet',
          layout: 'grid',
          label: 'Company data',
          heading: 'Everything Your Vendor File Needs',
          facts: [
            { term: 'Legal Name', values: [sample(`${COMPANY}, LLC`)] },
            { term: 'Unique Entity ID (UEI)', values: [registrations.uei] },
            { term: 'CAGE Code', values: [registrations.cage] },
            {
              term: 'NAICS Codes',
              values: [
                sample(`${registrations.naics} Computer Systems Design Services (primary)`),
                sample('541330 Engineering Services'),
                sample('541511 Custom Computer Programming Services'),
                sample(
                  '541611 Administrative Management and General Management Consulting Services',
                ),
              ],
            },
            {
              term: 'PSC Codes',
              values: [
                sample('DJ01 IT and Telecom: Security and Compliance Support Services'),
                sample('DA01 IT and Telecom: Application Development Support Services'),
                sample('R425 Support, Professional: Engineering and Technical'),
              ],
            },
            {
              term: 'Size Status',
              values: [sample(`Small business under NAICS code ${registrations.naics}`)],
            },
            { term: 'Facility Clearance', values: [sample('Top Secret')] },
            { term: 'Certificates', values: [registrations.quality, registrations.security] },
            {
              term: 'Government Point of Contact',
              values: [sample('contracts@example.com')],
              link: sample('mailto:contracts@example.com'),
            },
          ],
        },
        {
          kind: 'caseStudy',
          id: 'case',
          tone: 'dark',
          label: 'A case',
          heading: sample('An After-Action Report in Six Days'),
          intro: sample('Five years of exercise support for a combatant command.'),
          before: 'First exercise',
          after: 'Last exercise',
          changes: [
            {
              title: sample('Time to the after-action report'),
              before: { text: sample('45 days'), value: 45 },
              after: { text: sample('6 days'), value: 6 },
            },
            {
              title: sample('Time to build the range'),
              before: { text: sample('21 days'), value: 21 },
              after: { text: sample('4 days'), value: 4 },
            },
            {
              title: sample('Findings closed by the next exercise'),
              before: { text: sample('22%'), value: 22 },
              after: { text: sample('68%'), value: 68 },
            },
          ],
          facts: [
            { term: 'Customer', text: sample('Combatant command') },
            { term: 'Role', text: sample('Subcontractor') },
            {
              term: 'Team',
              text: sample('Nine operators, analysts and range engineers'),
            },
            { term: 'Duration', text: sample('2019 to 2024') },
            { term: 'Contract', text: sample('Cost plus fixed fee') },
          ],
          folded: 'Read the Case',
          parts: [
            {
              title: 'The Situation',
              paragraphs: [
                sample(
                  'Twice a year, several hundred people rehearsed how the command’s networks hold up under attack. The exercises ran well, but the after-action report arrived six weeks later, when many participants had rotated out, and the same weaknesses were back the next time.',
                ),
              ],
            },
            {
              title: 'The Constraint',
              paragraphs: [
                sample(
                  'Exercise dates don’t move. The range had to be built on the customer’s hardware in an accredited facility. We answered for the opposing force’s infrastructure and for the analysis, the prime for the scenario.',
                ),
              ],
            },
            {
              title: 'What We Did',
              paragraphs: [
                sample(
                  'We began with the report. Instead of gathering notes at the end, we put an analyst beside each training audience with a form of nine fields: what was tried, what was seen, by whom and after how long. The entries went into one timeline with the opposing force’s log.',
                ),
                sample(
                  'Then we took on the range, until then built by hand from a binder. We described its 160 machines, their networks and their accounts in code, tested the build weekly and kept a version for each exercise. By the last exercise, a build took four days, most of it for accreditation checks.',
                ),
                sample(
                  'Finally, we agreed on what counts as a finding. Each one named the setting or procedure to change, the person who owned it, and a test the next exercise would repeat. The command’s staff went through the list with us after 30 and 90 days.',
                ),
              ],
            },
            {
              title: 'The Result',
              paragraphs: [
                sample(
                  'The last draft report was ready six days after the exercise, with the participants still in their jobs. The share of findings closed before the next exercise rose from 22% to 68%.',
                ),
              ],
            },
            {
              title: 'What We’d Do Differently',
              paragraphs: [
                sample(
                  'We’d bring the owners of the findings into the room sooner. Twice we briefed the planning staff, who couldn’t change a firewall rule.',
                ),
              ],
            },
          ],
        },
        {
          kind: 'callToAction',
          heading: 'Take This Page With You',
          text: 'The standard PDF downloads at once. The second button opens our contact form: ask, and we’ll write a statement to your requirement.',
          actions: [
            { text: 'Standard', to: '/capabilities-statement.pdf' },
            { text: 'Download Capabilities Statement', to: '/contact-us' },
          ],
        },
      ],
    },

    // Customers
    '/customers': {
      title: 'Customers',
      description: `${COMPANY} serves commercial companies in five sectors and government customers from DoD and the Intelligence Community to state and local agencies.`,
      hero: {
        title: 'Customers',
        headline:
          'Companies and agencies work under different rules. Their systems fail in much the same ways.',
        images: ['dovetail'],
        actions: [links.commercialCustomers, links.governmentCustomers],
      },
      sections: [
        {
          kind: 'prose',
          layout: 'margin',
          heading: 'What Each Side Teaches the Other',
          paragraphs: [
            'Government work teaches rigor: testable requirements, evidence that survives an assessment, adversaries who are patient and well funded. Commercial work teaches pace, because customers notice a change within days and every cost has to be earned back.',
            'We serve both. Where the rules require it, we keep teams and data apart.',
          ],
        },
        {
          kind: 'caseStudy',
          heading: sample('Two Customers, Before and After'),
          intro: sample(
            'Read what it took at [a defense agency](/customers/government#case) and at [a machine-parts maker](/customers/commercial#case).',
          ),
          before: 'Before',
          after: 'After',
          changes: [
            { ...changeWait, title: sample('Agency: wait for a decision on a change') },
            { ...restoreTime, title: sample('Company: time to restore the order system') },
          ],
        },
        {
          kind: 'table',
          tone: 'dark',
          label: 'Side by side',
          heading: 'Two Sets of Rules, One Way of Working',
          caption: 'How work for companies and work for agencies usually differ',
          columns: [{ title: 'Question' }, { title: 'Companies' }, { title: 'Agencies' }],
          stacked: true,
          rows: [
            {
              cells: [
                'Who accepts the risk',
                'The business owner, with the board or an insurer',
                'A named authorizing official',
              ],
            },
            {
              cells: [
                'What the rules are',
                'HIPAA, GLBA, PCI DSS, ISA/IEC 62443, CMMC',
                'RMF, FISMA, ICD 503, DFARS, OMB memoranda',
              ],
            },
            {
              cells: [
                'What counts as proof',
                'A retest in which the attack fails',
                'A body of evidence an assessor can follow',
              ],
            },
            {
              cells: [
                'How it is bought',
                sample('Fixed price for a result, or a monthly rate'),
                sample('Task order, firm fixed price or cost plus'),
              ],
            },
            {
              cells: [
                'How fast it changes',
                'Within days, between releases',
                'At the next review, through a change board',
              ],
            },
            {
              cells: [
                'Where data stays',
                sample('On your systems, or deleted at the end'),
                sample('In the accredited facility, on its networks'),
              ],
            },
          ],
        },
        {
          kind: 'iconGrid',
          tone: 'tint',
          heading: 'Companies That Answer to Regulators',
          perRow: 5,
          cards: [
            {
              icon: 'cpu',
              title: 'Technology',
              titlePosition: 'beside',
              description: 'SBOMs and secure releases',
              link: '/customers/commercial',
            },
            {
              icon: 'building-bank',
              title: 'Finance',
              titlePosition: 'beside',
              description: 'GLBA, PCI DSS, state examiners',
              link: '/customers/commercial',
            },
            {
              icon: 'heartbeat',
              title: 'Healthcare',
              titlePosition: 'beside',
              description: 'HIPAA, device patching',
              link: '/customers/commercial',
            },
            {
              icon: 'building-factory-2',
              title: 'Manufacturing',
              titlePosition: 'beside',
              description: 'ISA/IEC 62443, CMMC',
              link: '/customers/commercial',
            },
            {
              icon: 'building-store',
              title: 'Retail',
              titlePosition: 'beside',
              description: 'PCI DSS, the busiest weeks',
              link: '/customers/commercial',
            },
          ],
        },
        {
          kind: 'iconGrid',
          tone: 'tint',
          heading: 'Government at Every Level',
          perRow: 5,
          cards: [
            {
              icon: 'shield',
              title: 'DoD',
              titlePosition: 'beside',
              description: 'RMF, CMMC, Zero Trust targets',
              link: '/customers/government',
            },
            {
              icon: 'eye',
              title: 'Intelligence Community',
              titlePosition: 'beside',
              description: 'ICD 503 and ICD 705',
              link: '/customers/government',
            },
            {
              icon: 'flag',
              title: 'Federal',
              titlePosition: 'beside',
              description: 'FISMA, CISA directives',
              link: '/customers/government',
            },
            {
              icon: 'map-2',
              title: 'State',
              titlePosition: 'beside',
              description: 'Elections, courts, benefits',
              link: '/customers/government',
            },
            {
              icon: 'building-community',
              title: 'Local',
              titlePosition: 'beside',
              description: 'Water, schools, emergency calls',
              link: '/customers/government',
            },
          ],
        },
        {
          kind: 'iconGrid',
          perRow: 1,
          heading: 'Someone Answers for the Work',
          cards: [
            {
              title: 'One Accountable Lead',
              description: 'A named lead runs the work and can change the plan.',
            },
            {
              title: 'Findings in Your Language',
              description:
                'Engineers get the detail. Executives get the consequence, the options and the cost of each.',
            },
            {
              title: 'A Clean Handover',
              description:
                'You get models, code, scripts and documents in formats your next supplier can open.',
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'Start With What Can’t Fail',
          text: 'Say what it is, who has to accept the risk, and when you need an answer. Someone who knows the subject will reply.',
          actions: [links.contactUs, links.seeCapabilities],
        },
      ],
    },

    '/customers/commercial': {
      title: 'Customers - Commercial',
      description:
        'Cybersecurity and engineering for technology, finance, healthcare, manufacturing and retail companies, with methods that come from national security work.',
      hero: {
        label: 'Customers',
        title: 'Commercial',
        headline:
          'The discipline of national security work, sized to a company’s risks and budget.',
        images: ['machinedPart'],
        actions: [links.contactUs],
      },
      sections: [
        {
          kind: 'iconGrid',
          label: 'Industries We Serve',
          heading: 'What We Protect in Each Industry',
          perRow: 5,
          cards: [
            {
              icon: 'cpu',
              title: 'Technology',
              description:
                'Secure products and pipelines, SBOMs for buyers who ask, and a path to government customers.',
            },
            {
              icon: 'building-bank',
              title: 'Finance',
              description:
                'Identity, fraud-resistant transactions and tested recovery, with evidence for GLBA, PCI DSS and state examiners.',
            },
            {
              icon: 'heartbeat',
              title: 'Healthcare',
              description:
                'Patient data under HIPAA, devices that can’t be patched overnight, and plans for care during an outage.',
            },
            {
              icon: 'building-factory-2',
              title: 'Manufacturing',
              description:
                'Plant networks segmented under ISA/IEC 62443, and CUI protected under NIST SP 800-171 for defense suppliers.',
            },
            {
              icon: 'building-store',
              title: 'Retail',
              description:
                'Payment systems, store networks and online accounts, defended through the busiest weeks of the year.',
            },
          ],
        },
        {
          kind: 'iconGrid',
          tone: 'tint',
          perRow: 3,
          label: 'Our Approach',
          heading: 'Only the Controls You Need',
          cards: [
            {
              title: 'Tailored Solutions',
              description:
                'We start with what earns the business its money and what would stop it. Other controls stay out, and we record why.',
            },
            {
              title: 'Innovative Technologies',
              description:
                'Sign-in without passwords, segments that stop ransomware, repeatable builds. If we recommend a product, we state what it costs to run, in hours and dollars a year.',
            },
            {
              title: 'Compliance and Security',
              description:
                'One set of controls, mapped to every framework that binds you. Your PCI DSS assessor and your CMMC assessor read the same evidence.',
            },
          ],
        },
        {
          kind: 'iconGrid',
          label: 'Industry Challenges',
          heading: 'Problems We See in Every Sector',
          perRow: 1,
          cards: [
            {
              title: 'Ransomware and Recovery',
              description:
                'Backups exist, but nobody has restored the business from them. We run that restore, on separate hardware, with your people at the keyboard.',
            },
            {
              title: 'Suppliers and Software',
              description:
                'Your risk includes code and services you didn’t choose. We inventory and rank them, and put terms into contracts.',
            },
            {
              title: 'Cloud Grown in Layers',
              description:
                'Accounts, roles and keys pile up for years. We cut standing privilege and close what no longer has an owner.',
            },
            {
              title: 'Defense Supply-Chain Rules',
              description:
                'CMMC reaches companies that never thought of themselves as defense contractors. We scope CUI narrowly, so less of the company has to change.',
            },
            {
              title: 'Few People, Many Alerts',
              description:
                'A small team can’t read everything. We cut noise at the source and write down what’s worth waking someone for.',
            },
          ],
        },
        {
          kind: 'caseStudy',
          id: 'case',
          tone: 'dark',
          label: 'Proven Impact',
          heading: sample('Back in 14 Hours Instead of 9 Days'),
          intro: sample(
            'A machine-parts maker asked for one thing: to ship again within a day of an attack. We wrote down three figures in the first week and checked them in the ninth month.',
          ),
          before: sample('First week'),
          after: sample('Ninth month'),
          changes: [
            {
              ...restoreTime,
              title: sample('Time to restore the order system (estimated, tested)'),
            },
            {
              title: sample('Accounts with administrator rights'),
              before: { text: sample('61'), value: 61 },
              after: { text: sample('9'), value: 9 },
            },
            {
              title: sample('Alerts a person has to read, per day'),
              before: { text: sample('1,900'), value: 1900 },
              after: { text: sample('45'), value: 45 },
            },
          ],
          facts: [
            { term: 'Customer', text: sample('Machine-parts maker, two plants, 340 employees') },
            {
              term: 'Team',
              text: sample('Three people: a lead, a systems engineer and an analyst'),
            },
            { term: 'Duration', text: sample('Nine months in 2025') },
            { term: 'Contract', text: sample('Fixed price, paid at four milestones') },
          ],
          folded: 'Read the Case',
          parts: [
            {
              title: 'The Situation',
              paragraphs: [
                sample(
                  'A competitor of about the same size had just spent two weeks offline after a ransomware attack, and the company’s insurer wanted to know how long recovery would take here. The IT department, four people, put it at nine days. They’d never had the chance to try.',
                ),
              ],
            },
            {
              title: 'The Constraint',
              paragraphs: [
                sample(
                  'Both plants run two shifts, six days a week, so anything that touched the floor had to happen on a Sunday. There was no money for a second data center. And since the company supplies two defense primes, whatever we built had to count toward its CMMC Level 2 assessment the following year.',
                ),
              ],
            },
            {
              title: 'What We Did',
              paragraphs: [
                sample(
                  'We started with the order system, because a plant that can’t read its orders can’t ship. With the production planner in the room, we listed what the system needs: 11 servers, two databases, the label printers and a file share nobody had documented. The list became the recovery plan, in the order in which things have to come back.',
                ),
                sample(
                  'Then we tried it. The first full restore, in a rented rack, started on a Sunday in March and failed after 31 hours, because the backup server logged in through the same domain it was meant to restore. We moved the backups to a network of their own with separate accounts, kept one copy offline, and scripted the steps that had gone wrong.',
                ),
                sample(
                  'Meanwhile we took away what an intruder could use. Of 61 accounts with administrator rights, 52 belonged to people who’d needed them once or to software that never had. Controlled drawings went into a segment of their own, which cut the CMMC scope from 212 systems to 38. We also removed duplicate alerts and retired rules nobody acted on.',
                ),
              ],
            },
            {
              title: 'The Result',
              paragraphs: [
                sample(
                  'In the ninth month, the customer’s own staff ran the second restore while our engineer watched. They were taking test orders after 14 hours. The insurer accepted the report, and the CMMC assessment raised no finding on recovery.',
                ),
              ],
            },
            {
              title: 'What We’d Do Differently',
              paragraphs: [
                sample(
                  'We’d restore first and draw later. Our first five weeks went into diagrams that the first restore proved wrong. We also brought in the plant managers too late: one of them had a spare line controller in a cabinet, which would have saved three weeks of waiting for parts.',
                ),
              ],
            },
          ],
        },
        {
          kind: 'iconGrid',
          perRow: 1,
          label: `Why Choose ${COMPANY}`,
          heading: 'The People You Meet Do the Work',
          intro: 'The lead you meet stays until the handover.',
          cards: [
            {
              title: 'Proven Expertise',
              description:
                'Most of our engineers have assessed or defended networks that couldn’t go down.',
            },
            {
              title: 'Innovative Solutions',
              description:
                'Threat-informed testing, model-based design and traceable evidence are routine in defense and still new in many industries.',
            },
            {
              title: 'Customer-Centric Approach',
              description:
                'Your staff stay in charge. We work beside them and leave them the documents and tools to carry on without us.',
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          label: 'Mission-Driven Solutions',
          heading: 'Name the Process That Can’t Stop',
          text: 'Treating patients, shipping parts, settling payments: say which, and what worries you about it. That’s enough to start.',
          actions: [links.contactUs],
        },
      ],
    },

    '/customers/government': {
      title: 'Customers - Government',
      description:
        'Cleared cybersecurity and engineering support for the Department of Defense, the Intelligence Community, federal civilian, state and local agencies.',
      hero: {
        label: 'Customers',
        title: 'Government',
        headline:
          'Cleared engineers and analysts who know the rules your program works under, and why they exist.',
        images: ['dishes'],
        actions: [links.seeCapabilities],
      },
      sections: [
        {
          kind: 'featureBlocks',
          label: 'Agencies We Serve',
          heading: 'We Know the Rules You Work Under',
          blocks: [
            {
              title: 'Department of Defense',
              text: 'Military departments, defense agencies and combatant commands: RMF under DoDI 8510.01, Zero Trust target level, program protection, exercises.',
            },
            {
              title: 'Intelligence Community',
              text: 'Reverse engineering, protocol analysis, data science and secure development in accredited facilities, under ICD 503 and ICD 705.',
            },
            {
              title: 'Federal Government Agencies',
              text: 'FISMA programs, high value assets, OMB M-22-09 and binding operational directives, reported so inspectors general can follow.',
            },
            {
              title: 'State and Local Governments',
              text: 'Elections, courts, water, public safety and benefits: small teams protecting services people notice within the hour.',
            },
          ],
        },
        {
          kind: 'iconGrid',
          tone: 'dark',
          perRow: 3,
          label: 'Why We Are a Preferred Choice',
          heading: 'On the Schedule, Certified and Cleared',
          cards: [
            {
              title: 'Trusted by Agencies',
              description: sample(
                'We’ve worked for a combatant command, a defense agency and the Intelligence Community.',
              ),
              points: [
                sample(`GSA Multiple Award Schedule ${registrations.gsaSchedule}`),
                sample('GSA OASIS+ Small Business, as a subcontractor'),
                sample(`UEI ${registrations.uei}, CAGE ${registrations.cage}`),
              ],
            },
            {
              title: 'Regulatory Compliance',
              description:
                'We read the current text of each rule that applies, and show how every requirement is met.',
              points: [
                'FAR and DFARS, FISMA, CNSSI 1253',
                sample(`CMMC ${registrations.cmmc}`),
                sample(`${registrations.quality} and ${registrations.security}`),
              ],
            },
            {
              title: 'Expert Teams',
              description: 'Engineers, analysts and managers who’ve sat on your side of the table.',
              points: [
                'Most served in uniform before they joined us',
                'Nearly all hold the access before a task begins',
                'A named lead stays until the handover',
              ],
            },
          ],
        },
        {
          kind: 'caseStudy',
          id: 'case',
          label: 'A case',
          heading: sample('A Shared Boundary Cut the Wait to 12 Days'),
          intro: sample(
            'A defense agency’s eleven authorizations covered the same building. We moved them into one boundary.',
          ),
          before: 'Before',
          after: 'After',
          changes: [
            changeWait,
            {
              title: sample('Open POA&M items'),
              before: { text: sample('318'), value: 318 },
              after: { text: sample('47'), value: 47 },
            },
            {
              title: sample('Control statements to keep current'),
              before: { text: sample('3,740'), value: 3740 },
              after: { text: sample('610'), value: 610 },
            },
          ],
          facts: [
            { term: 'Customer', text: sample('Defense agency') },
            { term: 'Role', text: sample('Prime contractor') },
            {
              term: 'Team',
              text: sample('Six people: a lead, two ISSOs, two engineers and an assessor'),
            },
            { term: 'Duration', text: sample('22 months, 2020 to 2022') },
            { term: 'Contract', text: sample('Firm fixed price') },
          ],
          folded: 'Read the Case',
          parts: [
            {
              title: 'The Situation',
              paragraphs: [
                sample(
                  'The agency ran eleven small systems in one building, each with its own authorization to operate. They shared a network, a directory and their administrators. Four would expire in the same quarter. The program office wanted one boundary and one package.',
                ),
              ],
            },
            {
              title: 'The Constraint',
              paragraphs: [
                sample(
                  'Operations couldn’t stop. The authorizing official had granted two extensions and wouldn’t sign a third. Three of the systems belonged to another program, so every common control needed an agreement on who’d pay for it.',
                ),
              ],
            },
            {
              title: 'What We Did',
              paragraphs: [
                sample(
                  'We spent six weeks walking through the systems with the people who ran them. That turned up two servers no plan mentioned. We settled the boundary with the authorizing official’s staff before writing any control statements.',
                ),
                sample(
                  'Next we sorted the controls. Whatever the building, the network or the directory already did for everyone was written once, tested once and inherited by the rest. What stayed specific to a system we wrote with its administrator, at the console.',
                ),
                sample(
                  'We moved the systems two at a time, starting with the least connected. Each pair was hardened to its STIGs and assessed by someone who hadn’t worked on it before it joined the new boundary. A weakness found in several systems became a single POA&M item with a single owner. Of the 318 items, 190 were duplicates or already fixed.',
                ),
              ],
            },
            {
              title: 'The Result',
              paragraphs: [
                sample(
                  'The authorizing official signed in month 19, five weeks before the last expiration date, for the full three years. Changes that had waited 74 days took 12, because there was one baseline to judge them against.',
                ),
              ],
            },
            {
              title: 'What We’d Do Differently',
              paragraphs: [
                sample(
                  'We’d settle who pays for common controls before kickoff. It took us until month four, and the first pair of systems waited three weeks for it.',
                ),
              ],
            },
          ],
        },
        {
          kind: 'prose',
          layout: 'margin',
          tone: 'tint',
          label: 'Partnerships',
          heading: 'We Share the Schedule and the Risk',
          paragraphs: [
            'We take a defined part of the work, show you our schedule every week, and carry the risk of our part.',
            `${OWNERS} The [Capabilities](/services/capabilities) page lists our registrations and size status.`,
          ],
          actions: [links.contactUs],
        },
        {
          kind: 'featureBlocks',
          label: 'Future-Ready Technology',
          heading: 'We Design for Rules Still to Come',
          blocks: [
            {
              title: 'Post-Quantum Cryptography',
              text: 'Cryptographic inventories and migration plans toward FIPS 203, 204 and 205 and the CNSA 2.0 timelines.',
            },
            {
              title: 'Continuous Authorization',
              text: 'Pipelines and telemetry that let an authorizing official rely on a monitored process instead of a review for each release.',
            },
            {
              title: 'Machine Learning With Evidence',
              text: 'Models tested and evaluated under the NIST AI Risk Management Framework, with data lineage and known limits on record.',
            },
            {
              title: 'Open Architectures',
              text: 'Modular open systems and data rights that keep the next upgrade competitive.',
            },
          ],
        },
        {
          kind: 'prose',
          label: 'Support and Training',
          heading: 'You Can Run It Without Us',
          paragraphs: [
            'We hand over with runbooks, recorded procedures and time spent side by side with operators, ISSOs and administrators.',
          ],
          points: [
            'Training for operators, administrators and security staff',
            'Tabletop and technical exercises with an after-action report',
            'Support for assessments, inspections and reauthorization',
            'Transition plans for the contract itself',
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'Write to Us About Your Next Decision',
          text: 'Name the agency, the kind of system and the next authorization, review or award.',
          actions: [links.contactUs, links.seeCapabilities],
          note: 'Please leave out the names of classified programs and procurement-sensitive information.',
        },
      ],
    },

    // About us
    '/about-us': {
      title: 'About Us',
      description: `Founded in ${constants.founded.value}, with headquarters in Rockville, Maryland: who ${COMPANY} is, why we are different, our mission and our vision.`,
      hero: {
        title: 'About Us',
        headline: 'A small company in Rockville, Maryland, doing work with little room for error.',
        images: ['countyMap'],
        actions: [{ text: 'Meet Our Team', to: '/about-us/team' }],
      },
      sections: [
        {
          kind: 'prose',
          label: 'Who We Are',
          heading: 'Security and Engineering Under One Roof',
          paragraphs: [
            `${COMPANY} was founded in ${constants.founded.value} and is headquartered in Rockville, Maryland. It was acquired in ${constants.acquired.value} by a certified small, women-owned business.`,
            'Our seven services run from acquisition support to incident response. Customers include the Department of Defense, the Intelligence Community, civilian, state and local agencies, and companies in five industries.',
            'A keystone is the last stone set in an arch, and it lets the others carry their load. Our name comes from it.',
          ],
          image: 'finishedArch',
        },
        {
          kind: 'steps',
          tone: 'tint',
          heading: sample('It Began Above a Bookshop'),
          steps: [
            {
              label: `${constants.founded.value}`,
              title: 'Founded in Rockville',
              text: sample('Three engineers, one customer and a room above a bookshop.'),
            },
            {
              label: sample('2020'),
              title: sample('First Prime Contract'),
              text: sample('A defense agency hires us to move eleven systems into one boundary.'),
            },
            {
              label: `${constants.acquired.value}`,
              title: 'A Parent Company',
              text: sample('The company changes hands. The name, the people and the office stay.'),
            },
            {
              label: sample('2026'),
              title: sample('CMMC Level 2'),
              text: sample(
                'Our firmware laboratory opens, and an assessment confirms all 110 requirements of NIST SP 800-171.',
              ),
            },
          ],
        },
        {
          kind: 'featureBlocks',
          tone: 'dark',
          label: 'Why We Are Different',
          heading: 'What Customers Notice',
          blocks: [
            {
              title: 'Access Before the Award',
              text: `${CLEARED} Nobody waits for access to start a cleared task.`,
            },
            {
              title: 'Nothing to Sell Afterward',
              text: sample(
                'We resell no products and take no commissions, so our advice can be to buy nothing.',
              ),
            },
            {
              title: 'Two Names on Every Result',
              text: sample(
                'A second engineer repeats each finding before it’s reported, then signs beside the first.',
              ),
            },
            {
              title: 'Small, With a Parent to Call On',
              text: 'You talk to the people who decide, and a parent company stands behind them.',
            },
          ],
        },
        {
          kind: 'prose',
          layout: 'row',
          label: 'Why we exist',
          heading: 'Our Mission',
          paragraphs: [
            'We back what we say with evidence: a test that someone else can repeat, a log or a signed record.',
          ],
          quote:
            'We make sure the systems our customers depend on work as intended and withstand attack.',
        },
        {
          kind: 'prose',
          layout: 'row',
          label: 'Where we’re going',
          heading: 'Our Vision',
          paragraphs: [
            'The people who build a system and the people who defend it should work from the same requirements, the same tests and the same schedule.',
          ],
          quote: 'Security and engineering practiced as one discipline.',
        },
        {
          kind: 'buttonLinks',
          tone: 'tint',
          heading: 'How We Work and Who We Are',
          links: [links.ourValues, links.ourCulture, links.ourTeam],
        },
      ],
    },

    '/about-us/values': {
      title: 'About Us - Our Values',
      description: `What guides ${COMPANY}: people first, innovation driven by the mission, growth and giving back, quality that keeps improving, and the team.`,
      hero: {
        label: 'About us',
        title: 'Values',
        headline: 'What we owe our customers and each other.',
        images: ['keystone'],
      },
      sections: [
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'row',
          label: '01',
          heading: 'Putting People First',
          paragraphs: [
            'What we sell is people’s judgment. In return, we owe them honest leadership, time to think, work that fits their skills and a life outside the building. We owe customers straight answers.',
          ],
          quote: 'When a deadline threatens someone’s health, we add people or move the date.',
          actions: [links.contactUs],
        },
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'row',
          label: '02',
          heading: 'Innovation Driven by the Mission',
          paragraphs: [
            'A new tool or method stays if an analyst finds something sooner or a program spends less. If we can’t measure either, we go back to the old way.',
          ],
          quote: 'We try ideas on a small scale, measure the effect and keep what helps.',
        },
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'row',
          label: '03',
          heading: 'Growth and Giving Back',
          paragraphs: [
            'No career should stall because a contract needs someone to stay put. Most of our people are veterans, and we make time for those who mentor, teach or volunteer close to home.',
          ],
          quote: 'We ask people where they want to go next, and plan for it.',
        },
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'row',
          label: '04',
          heading: 'Quality and Continuous Improvement',
          paragraphs: [
            'We write acceptance criteria before the work starts. After each delivery, we ask what we’d do differently, and the answer has to change something: a checklist, a template or a tool.',
          ],
          quote: 'A second person checks everything that leaves the company, and can stop it.',
        },
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'row',
          label: '05',
          heading: 'Team and Employee Orientation',
          paragraphs: [
            'Work at a customer site can be isolating, especially where phones aren’t allowed. Keeping people in touch is the company’s job, and our employee enrichment officer does it full time.',
          ],
          quote: 'We give credit by name and fix mistakes together.',
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'Hold Us to Them',
          text: 'If we’ve fallen short of one of these, write and say what happened. A person reads every message and answers it.',
          actions: [links.contactUs],
        },
      ],
    },

    '/about-us/culture': {
      title: 'About Us - Our Culture',
      description: `How it feels to work at ${COMPANY}: quiet professionals, plain speech, veterans and civilians side by side, and room to learn in a cleared setting.`,
      hero: {
        label: 'About us',
        title: 'Our Culture',
        headline: 'Quiet professionals and plain speech, wherever the work is done.',
        images: ['phoneLocker'],
        actions: [links.seeCareers],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Work You Can’t Talk About at Dinner',
          paragraphs: [
            'Cleared work stays in the room where it’s done. There’s no conference talk about it, and no story for the neighbors. The people who do well here like the problem itself, and want colleagues who know how hard it was.',
            'So recognition has to come from inside the company. And because much of what we know can’t be looked up, we teach each other.',
          ],
        },
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'margin',
          label: 'Plain speech',
          heading: 'We Say It the Short Way',
          paragraphs: [
            'Nobody here reports “some exposure on the schedule,” or writes that “an issue was identified during deployment.” Bad news comes early, in one sentence, from the person who’s working on it.',
            'Advice is as short. A customer who’d be better off without a purchase hears that first.',
          ],
          points: [
            sample('“I broke the build. It’s fixed, and now there’s a test for it.”'),
            sample('“I don’t know. I’ll find out by Thursday.”'),
            sample('“Don’t buy it. You own a tool that does this.”'),
          ],
          quote: sample('“We’re six days late. Here’s how we get four of them back.”'),
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          heading: 'What You’ll Notice in the First Month',
          blocks: [
            {
              title: 'Say It Early',
              text: 'A problem raised early can be solved, and a question can be answered. Whoever raises one gets thanked.',
            },
            {
              title: 'Settle It With Evidence',
              text: 'Data or a test decides a technical question, whatever the ranks in the room.',
            },
            {
              title: 'Protect Time Off',
              text: 'Tired people make mistakes, and in our work mistakes are expensive.',
            },
            {
              title: 'Make Room for Every Voice',
              text: 'People with different backgrounds find different faults, so we look for that range when we hire.',
            },
          ],
        },
        {
          kind: 'prose',
          label: 'Who you work with',
          heading: sample('Ask Renee or Marcus First'),
          paragraphs: [
            'Veterans and civilians work side by side here, and two people are there for all of them.',
          ],
          points: [
            sample(
              '**Renee Castellano, Facility Security Officer:** Ask her before you travel or publish. She handles clearances, reporting duties and visit requests.',
            ),
            sample(
              '**Marcus Whitfield, Employee Enrichment Officer:** See him when you want to learn something or need a change. He looks after training, recognition and contact between sites.',
            ),
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'See If It Suits You',
          text: 'The best way to find out is to talk with the people who work here. Meet the team, or see which jobs are open.',
          actions: [links.ourTeam, links.careers],
        },
      ],
    },

    '/about-us/team': {
      title: 'About Us - Our Team',
      description: `Six people who lead and support ${COMPANY}, where about ${constants.cleared.value}% of personnel hold TS/SCI clearances with full-scope polygraphs.`,
      hero: {
        label: 'About us',
        title: 'Our Team',
        headline: 'The people who run the company and answer for its work.',
        images: ['sixKeys'],
      },
      sections: [
        {
          kind: 'profileList',
          tone: 'tint',
          heading: 'Ask for Any of Them by Name',
          intro: CLEARED,
          folded: 'Biography',
          profiles: [
            {
              title: sample('Margaret Ellison'),
              subTitle: 'President',
              summary: sample(
                'She managed programs for the Intelligence Community for twelve years, after working in signals as an Air Force officer and systems engineer.',
              ),
              text: [
                sample(
                  'She answers for every contract the company signs. She reads each CPARS evaluation herself and calls the customer afterward. Outside work, she restores wooden sailboats with hand tools and teaches a civics class for new citizens.',
                ),
              ],
              image: 'blockPlane',
            },
            {
              title: sample('Daniel Okafor'),
              subTitle: 'Director of Operations and Engineering',
              summary: sample(
                'He led teams in embedded software, protocol analysis and systems integration after serving in the Navy as a cryptologic technician.',
              ),
              text: [
                sample(
                  'He decides how the work is staffed, engineered and reviewed. Project leads bring him their risks on Mondays, and his reviews start with the test results. He coaches a high school robotics team and keeps a bench of radios in various states of repair.',
                ),
              ],
              image: 'fieldRadio',
            },
            {
              title: sample('Renee Castellano'),
              subTitle: 'Facility Security Officer',
              summary: sample(
                'She was an Army counterintelligence agent before she ran security programs for contractors large and small.',
              ),
              text: [
                sample(
                  'She handles clearances, visit requests, training, reporting and self-inspections under 32 CFR Part 117. New employees meet her on their first day and have her number before they have a badge. She runs trail races and bakes for whoever stays late.',
                ),
              ],
              image: 'raceBib',
            },
            {
              title: sample('Marcus Whitfield'),
              subTitle: 'Employee Enrichment Officer',
              summary: sample(
                'He trained Marines in classrooms and in the field, as an instructor with a degree in adult education.',
              ),
              text: [
                sample(
                  'He plans training and certifications with each employee and pairs newcomers with mentors. He visits colleagues at customer sites, where a familiar face from the company is rare. He plays upright bass in a jazz quartet.',
                ),
              ],
              image: 'bassScroll',
            },
            {
              title: sample('Simone Baptiste'),
              subTitle: 'Executive Assistant',
              summary: sample(
                'She has brought more than thirty proposals to submission, all of them complete and all of them on time.',
              ),
              text: [
                sample(
                  'She keeps the company on schedule across secure and open sites, and hers is usually the first voice a caller hears. She studied international relations at a Maryland university and speaks three languages. On weekends she maps old canal towpaths by bicycle.',
                ),
              ],
              image: 'towpathMap',
            },
            {
              title: sample('Walter Brandt'),
              subTitle: 'Business Manager',
              summary: sample(
                'In more than thirty years with government contractors, he has priced, administered and closed out most of the contract types in the FAR.',
              ),
              text: [
                sample(
                  'He handles contracts, pricing, accounting and compliance, and is known for explaining indirect rates to engineers on a single sheet of paper. He’s a Coast Guard veteran, a gardener and a grandfather of four.',
                ),
              ],
              image: 'seedlings',
            },
          ],
        },
        {
          kind: 'callToAction',
          heading: 'Work With Them',
          text: 'We’re looking for engineers, analysts and managers who take the mission seriously and like to share what they know.',
          actions: [links.seeCareers, links.contactUs],
        },
      ],
    },

    // Careers
    '/careers': {
      title: 'Careers',
      description: `Careers at ${COMPANY} for system engineers, vulnerability analysts, reverse engineers, data scientists and protocol analysts with TS/SCI clearances.`,
      hero: {
        title: 'Careers',
        headline: 'Hard problems, and colleagues you can learn from.',
        images: ['doorAjar'],
        actions: [links.applyNow, links.openPositions],
      },
      sections: [
        {
          kind: 'openings',
          id: 'openings',
          label: 'Open positions',
          heading: 'Where We Need You Now',
          positions: [
            {
              title: sample('Reverse Engineer'),
              text: sample(
                'Take firmware and binaries apart with a disassembler and a debugger, document what you find, and write the tools for the next case. You bring five years of C and at least one assembly language.',
              ),
              location: { city: sample('Annapolis Junction'), region: 'MD' },
              clearance: 'TS/SCI with full-scope polygraph',
              discipline: 'Analysis',
              pay: sample('$150,000 to $205,000 a year'),
              posted: sample('2026-11-02'),
              closes: sample('2027-02-26'),
              apply: sample('https://careers.example.com/keystead-solutions/reverse-engineer'),
            },
            {
              title: sample('Protocol Analyst'),
              text: sample(
                'Examine communications field by field, describe formats nobody documented, and build their parsers. You bring three years of packet analysis and Python.',
              ),
              location: { city: sample('Annapolis Junction'), region: 'MD' },
              clearance: 'TS/SCI with full-scope polygraph',
              discipline: 'Analysis',
              pay: sample('$130,000 to $180,000 a year'),
              posted: sample('2026-11-02'),
              closes: sample('2027-01-29'),
              apply: sample('https://careers.example.com/keystead-solutions/protocol-analyst'),
            },
            {
              title: sample('System Vulnerability Analyst'),
              text: sample(
                'Test fielded systems under agreed rules, show what each weakness leads to, and help the owners remove it. You bring four years of penetration testing on networks or embedded systems.',
              ),
              location: { city: sample('Hanover'), region: 'MD' },
              clearance: 'TS/SCI with full-scope polygraph',
              discipline: 'Analysis',
              pay: sample('$140,000 to $190,000 a year'),
              posted: sample('2026-11-09'),
              closes: sample('2027-02-12'),
              apply: sample(
                'https://careers.example.com/keystead-solutions/system-vulnerability-analyst',
              ),
            },
            {
              title: sample('System Engineer'),
              text: sample(
                'Turn mission needs into requirements, SysML models, interfaces and tests for a program in its second increment. You bring seven years of experience, two of them in model-based systems engineering.',
              ),
              location: { city: sample('Annapolis Junction'), region: 'MD' },
              clearance: 'TS/SCI with full-scope polygraph',
              discipline: 'Engineering',
              pay: sample('$145,000 to $200,000 a year'),
              posted: sample('2026-11-09'),
              closes: sample('2027-03-12'),
              apply: sample('https://careers.example.com/keystead-solutions/system-engineer'),
            },
            {
              title: sample('Data Scientist'),
              text: sample(
                'Find structure in large, untidy data, test whether it’s real, and deliver results analysts can use. You bring a degree in a quantitative subject and three years of Python or R.',
              ),
              location: { city: sample('Rockville'), region: 'MD' },
              clearance: 'TS/SCI',
              discipline: 'Data',
              pay: sample('$135,000 to $185,000 a year'),
              posted: sample('2026-11-16'),
              closes: sample('2027-01-15'),
              apply: sample('https://careers.example.com/keystead-solutions/data-scientist'),
            },
            {
              title: sample('Information System Security Officer'),
              text: sample(
                'Keep the authorizations of two systems current: controls, scans, plans of action and evidence for assessors. You bring RMF experience and a DoD 8140 qualification for the role.',
              ),
              location: { city: sample('Rockville'), region: 'MD' },
              clearance: 'Secret',
              discipline: 'Information assurance',
              pay: sample('$105,000 to $140,000 a year'),
              posted: sample('2026-11-16'),
              closes: sample('2027-02-26'),
              apply: sample('https://careers.example.com/keystead-solutions/isso'),
            },
          ],
          none: 'Nothing is open right now. New positions appear here first. Until then, register your interest on the happy hour page and say what work you want.',
        },
        {
          kind: 'table',
          tone: 'tint',
          label: 'Before you apply',
          heading: 'Your Access Sets Your Start Date',
          intro:
            'Only the government grants clearances, and only to people an employer sponsors for a position that requires one.',
          caption: 'Usual times, decided case by case',
          stacked: true,
          columns: [
            { title: 'Your access today' },
            { title: 'What happens' },
            { title: 'First day' },
          ],
          rows: [
            {
              cells: [
                '**TS/SCI with full-scope polygraph**',
                'Our security officer verifies it and starts the crossover.',
                sample('Two to four weeks after the offer'),
              ],
            },
            {
              cells: [
                '**TS/SCI**',
                'You start where no polygraph is needed until one is scheduled.',
                sample('About a month after the offer'),
              ],
            },
            {
              cells: [
                '**Secret**',
                'You start at that level. We can sponsor you for more when a position requires it.',
                sample('Two to four weeks after the offer'),
              ],
            },
            {
              cells: [
                '**Ended in the last two years**',
                'The government may restore it without a new investigation.',
                'When the government decides',
              ],
            },
            {
              cells: [
                '**None**',
                'Few positions can wait for one. Only U.S. citizens are eligible.',
                'When the clearance is granted',
              ],
            },
          ],
        },
        {
          kind: 'prose',
          tone: 'tint',
          heading: 'Keep It Unclassified',
          paragraphs: [
            'Each posting states the access it needs. Your application doesn’t have to say more than that.',
            'If your former agency requires prepublication review, have your resume reviewed before you send it. If you’re leaving government, ask your ethics official which rules on outside and later employment apply to you.',
          ],
        },
        {
          kind: 'prose',
          tone: 'dark',
          label: 'Benefits',
          heading: 'What Comes With the Salary',
          paragraphs: ['Besides their pay, full-time employees get:'],
          points: [
            sample(
              '**Health:** medical, dental and vision from day one, with most of the premium paid',
            ),
            sample('**Retirement:** a 401(k) with a company match that vests at once'),
            sample(
              '**Time off:** four weeks of paid leave to start, all federal holidays, and military leave without loss of pay',
            ),
            sample(
              '**Learning:** a yearly budget for courses, certifications and conferences, and paid time to use it',
            ),
            sample(
              '**Family:** paid parental leave, a dependent care account, life and disability insurance',
            ),
            sample(
              '**Referrals:** a bonus for each colleague who joins on your recommendation and stays six months',
            ),
          ],
        },
        {
          kind: 'steps',
          label: 'How hiring goes',
          heading: 'What Happens After You Apply',
          steps: [
            {
              title: 'Apply',
              text: 'Use our applicant site. It has its own privacy notice.',
            },
            {
              title: 'Talk',
              text: sample('A recruiter calls, then you talk with your future team.'),
            },
            {
              title: 'Verify',
              text: 'Our security officer confirms your clearance. Don’t send clearance documents.',
            },
            {
              title: 'Begin',
              text: sample(
                'You get a written offer, a start date that fits your transition, and a mentor.',
              ),
            },
          ],
        },
        {
          kind: 'prose',
          id: 'equal-opportunity',
          layout: 'small',
          heading: 'Equal Opportunity and Accommodation',
          paragraphs: [
            `${COMPANY} is an equal opportunity employer. Qualified applicants are considered without regard to race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, marital status, disability, genetic information, protected veteran status or any other status that the law protects.`,
            sample(
              `If a disability makes any part of our hiring process hard to use, write to [accommodations@example.com](mailto:accommodations@example.com) or call [${phone.text}](tel:${phone.dial}). Say what you need; a diagnosis isn’t required. We keep the request apart from your application.`,
            ),
          ],
        },
        {
          kind: 'callToAction',
          heading: 'Send a Resume and a Short Note',
          text: 'The applicant site opens in a new tab.',
          actions: [links.applyNow, links.happyHour],
          note: 'Not ready to apply? Come to the happy hour and talk about the work you want.',
          afterEvent: {
            event: 'happyHour',
            actions: [links.applyNow, links.registerInterest],
            note: 'Not ready to apply? Register your interest and say what work you want.',
          },
        },
      ],
    },

    // Events
    '/events/happy-hour': {
      title: 'Events - Happy Hour',
      description: `The ${COMPANY} happy hour of July 18, 2025, in Hanover, Maryland, for candidates holding TS/SCI/FSP: details, the roles, and a form to register.`,
      hero: {
        label: 'Events',
        title: `${COMPANY} Happy Hour`,
        headline: 'Go from blue to green: keep the mission, change the badge.',
        overlay:
          'Did you retire? Did you take the Deferred Resignation Program (DRP)? Your clearance and experience are still needed.',
        images: ['badges'],
        actions: [{ text: 'Register', to: '/events/happy-hour#register' }],
        afterEvent: {
          event: 'happyHour',
          headline:
            'From blue to green: the happy hour of July 18, 2025, is over, but we’re still hiring.',
          actions: [links.registerInterest, links.seeCareers],
        },
      },
      sections: [
        {
          kind: 'eventDetails',
          heading: 'Meet Us in Hanover',
          event: 'happyHour',
          paragraphs: [
            'It was an informal afternoon at a restaurant in Hanover, Maryland, for candidates holding a TS/SCI clearance with a full-scope polygraph (FSP).',
          ],
          afterEvent: {
            event: 'happyHour',
            heading: 'July 18 in Hanover',
          },
        },
        {
          kind: 'prose',
          tone: 'dark',
          layout: 'margin',
          label: 'Blue badge, green badge',
          heading: 'From Blue to Green',
          paragraphs: [
            'You carried a government employee’s blue badge for years. Then came retirement or the DRP, and the question of what to do with skills you can’t describe in public.',
            'A contractor’s green badge is one answer. The mission can stay the same. The employer changes: here, to a small company headquartered in Rockville.',
          ],
          points: [
            'The people beside you hold the same clearance and know not to ask.',
            'Most of us have left government service ourselves.',
            'Your agency ethics official can tell you which post-employment rules apply. Please ask before you discuss a position with us.',
          ],
        },
        {
          kind: 'form',
          id: 'register',
          tone: 'tint',
          heading: 'Tell Us What Work You Want',
          intro: 'We need your name, email and phone. The rest is up to you.',
          points: [
            sample(
              '**Within two business days**, a recruiter compares your interests with the work we have and expect.',
            ),
            sample('**Within a week**, you hear from us either way.'),
            'If there’s a fit, you talk with the people who do the work. All of it stays unclassified.',
          ],
          form: 'registration',
        },
      ],
    },

    '/events': { alias: '/events/happy-hour' },

    // News
    '/news': {
      title: 'News',
      description: `News from ${COMPANY}: contract awards, new capabilities and people, from our headquarters in Rockville, Maryland.`,
      hero: {
        title: 'News',
        headline: 'What has changed here, and what it means for you.',
        images: ['newspaper'],
      },
      sections: [
        {
          kind: 'articleList',
          heading: 'The Latest From Rockville',
          intro: `Questions about an announcement? [Write to us](/contact-us#form) or call [${phone.text}](tel:${phone.dial}).`,
          articles: '/news',
          lead: true,
        },
      ],
    },

    '/news/zero-trust-award': {
      title: 'Zero Trust Task Order Awarded',
      description: sample(
        `${COMPANY} will assess 14 defense networks against the DoD Zero Trust Strategy and plan what each one is missing.`,
      ),
      article: {
        date: sample('2026-10-14'),
        author: sample('Daniel Okafor'),
        authorRole: 'Director of Operations and Engineering',
      },
      hero: {
        label: 'Contract award',
        title: sample('Zero Trust Assessments for 14 Defense Networks'),
        headline: sample(
          'A task order of up to three years covers assessment, planning and verification for one defense agency.',
        ),
        images: ['scoredNetworks'],
      },
      sections: [
        {
          kind: 'prose',
          layout: 'margin',
          label: 'The award',
          heading: 'The Same Method on Every Network',
          paragraphs: [
            sample(
              'A defense agency has awarded us a task order to assess 14 of its networks against the 91 target-level activities of the DoD Zero Trust Strategy. Each assessment ends with a plan the network’s owner can fund and defend: what’s missing, in which order to close the gaps, and what each step costs.',
            ),
            sample(
              'No two of the networks are alike. One is a headquarters enclave with a few thousand identical laptops. Another supports a depot whose equipment is older than its operators. Several share an identity provider; two have none. Scored the same way, they can be compared, so the agency can put its money where it does the most.',
            ),
          ],
          quote: sample(
            'We don’t sell the products we recommend, so we start with the gaps and leave the tools for last.',
          ),
        },
        {
          kind: 'statistics',
          tone: 'dark',
          heading: sample('The First Reports Are Due in January'),
          intro: sample(
            'The first two networks were chosen because they have little in common. Four more follow each quarter.',
          ),
          statistics: [
            { label: sample('Reported in January'), value: sample(2), of: 14 },
            { label: sample('By April'), value: sample(6), of: 14 },
            { label: sample('By July'), value: sample(10), of: 14 },
            {
              label: sample('By October'),
              value: sample(14),
              of: 14,
              detail: sample('The end of the base year.'),
            },
          ],
        },
        {
          kind: 'prose',
          layout: 'margin',
          heading: sample('Seven Weeks on Each Network'),
          paragraphs: [
            sample(
              'An assessment takes about seven weeks. In the first two, we read what exists: the security plan, the network diagrams, the directory and the firewall rules. We compare them with what the network actually does, using the agency’s own sensors wherever we can. The administrators are in the room for this, and they usually know where the documents are out of date.',
            ),
            sample(
              'Then we score the 91 activities. A score counts only if there’s evidence behind it, such as a configuration export, a log or a test that someone repeated. Where two assessors disagree, a third person decides and the reason goes into the record. The owner sees every score in draft and can add evidence before it’s final.',
            ),
            sample(
              'The last two weeks belong to the plan. We group the gaps into steps a network can take in a quarter, estimate the hours and the money for each, and mark the ones that depend on an enterprise service the agency has yet to field. Those go to headquarters as a list of their own, since no single network can close them.',
            ),
          ],
          points: [
            sample('**Weeks 1–2:** the documents, checked against the network'),
            sample('**Weeks 3–5:** the scores and the evidence for them'),
            sample('**Weeks 6–7:** a plan with hours and costs'),
          ],
        },
        {
          kind: 'prose',
          heading: sample('Two Teams of Four'),
          paragraphs: [
            sample(
              'Work started on October 5 at the customer’s site and in Rockville, with two teams of four. Each has an identity engineer, a network engineer, an analyst who writes detections, and a lead who has been through an authorization from the government’s side. All of them were cleared before the award, so nobody waited for access.',
            ),
            sample(
              'After the base year, the agency can have us verify that the gaps are closed. A red team will then try the same paths again on networks that report they’re done.',
            ),
          ],
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          heading: 'What the Task Order Covers',
          facts: [
            { term: 'Scope', values: [sample('14 networks, assessment through verification')] },
            { term: 'Period', values: [sample('One base year and two option years')] },
            { term: 'Ceiling', values: [sample('$8.6 million')] },
            { term: 'Place of Work', values: [sample('Customer site and Rockville, Maryland')] },
          ],
        },
        {
          kind: 'buttonLinks',
          tone: 'tint',
          heading: 'See How an Assessment Works',
          links: [links.zeroTrust, links.seeCapabilities],
        },
      ],
    },

    '/news/laboratory': {
      title: 'Firmware Laboratory Opens in Rockville',
      description: sample(
        `${COMPANY} has opened a firmware and protocol laboratory in Rockville, with room for eight analysts.`,
      ),
      article: {
        date: sample('2026-08-27'),
        author: sample('Daniel Okafor'),
        authorRole: 'Director of Operations and Engineering',
      },
      hero: {
        label: 'Capabilities',
        title: sample('A Laboratory for Firmware and Protocols'),
        headline: sample(
          'Eight benches, an isolated network, and instruments that show what a device really says.',
        ),
        images: ['logicAnalyzer'],
      },
      sections: [
        {
          kind: 'prose',
          layout: 'margin',
          label: 'What’s new',
          heading: 'The Whole Examination in One Room',
          paragraphs: [
            sample(
              'Until this summer, our analysts took devices apart at customer sites, with the tools they could carry. The new laboratory brings that work to Rockville: firmware extraction, analysis of undocumented protocols, and tests of devices before they join a network.',
            ),
            sample(
              'The room has a network of its own, connected to nothing. A device that tries to call home reaches a server we run, so we can see what it asks for and answer as its maker would. That’s hard to arrange in a customer’s operations center, where a device can’t be allowed to misbehave.',
            ),
          ],
          points: [
            sample('Eight benches with microscopes, logic analyzers and rework stations'),
            sample('Software-defined radios in a shielded enclosure'),
            sample('Chain of custody for each device, with photographs at every step'),
          ],
        },
        {
          kind: 'statistics',
          tone: 'dark',
          heading: 'What the First Devices Showed',
          statistics: [
            {
              label: sample('Devices examined'),
              value: sample(11),
              of: 11,
              detail: sample('Sent by customers in the first two months.'),
            },
            {
              label: sample('With an interface their manuals don’t mention'),
              value: sample(5),
              of: 11,
              detail: sample('A debug port, a service account or a second protocol.'),
            },
            {
              label: sample('That answered without a password'),
              value: sample(3),
              of: 11,
              detail: sample('Their makers have been told.'),
            },
          ],
        },
        {
          kind: 'prose',
          layout: 'margin',
          heading: 'How a Device Moves Through the Laboratory',
          paragraphs: [
            sample(
              'A device arrives in a sealed bag and is photographed before and after it’s opened. Two people sign for it, and from then on it’s never handled by one person alone. What we learn about it stays in a case file that the customer can audit.',
            ),
            sample(
              'The first pass is quick. Within three days, an analyst identifies the processor and the memory, looks for debug ports, and reads out the firmware if the chip allows it. The customer gets a one-page note that says what’s possible, how long it would take and what it would cost. About a third of the cases end there, because the note already answers the question.',
            ),
            sample(
              'The rest go to a bench. One analyst works on the code and another on the traffic, and they compare notes every day, since a field that makes no sense in a capture is often obvious in the disassembly. Before a finding is reported, a second analyst reproduces it from the written steps. If that fails, it goes back.',
            ),
            sample(
              'When we’re done, the device goes home with its report, the parsers we wrote for its protocol, and test vectors the customer can use on the next version. We keep no copy of the firmware unless the contract says so.',
            ),
          ],
          points: [
            sample('**Day 0:** photographed, opened, and signed for by two people'),
            sample('**Day 3:** a one-page note with what’s possible, how long and at what cost'),
            sample('**On the bench:** code and traffic, compared every day'),
            sample('**At the end:** the report, the parsers and the test vectors'),
          ],
        },
        {
          kind: 'prose',
          heading: 'What We Don’t Do There',
          quote: sample('The laboratory is unclassified.'),
          paragraphs: [
            sample(
              'Devices from classified systems are examined at the customer’s site, by the same people with some of the same instruments.',
            ),
            sample(
              'We don’t examine a device without the written consent of its owner, and if a weakness affects other owners, we agree with the customer on how its maker will hear about it.',
            ),
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'Bring Us the Device',
          text: 'Describe it in unclassified terms and say what you need to know. The laboratory is part of our cybersecurity service.',
          actions: [links.contactUs, links.cybersecurity],
        },
      ],
    },

    '/news/skillbridge': {
      title: 'SkillBridge Internships',
      description: sample(
        `${COMPANY} has joined DoD SkillBridge and hosts service members in their last six months of service, four at a time.`,
      ),
      article: {
        date: sample('2026-06-09'),
        updated: sample('2026-11-09'),
        author: sample('Marcus Whitfield'),
        authorRole: 'Employee Enrichment Officer',
      },
      hero: {
        label: 'People',
        title: sample('Internships for Departing Service Members'),
        headline: sample(
          'A SkillBridge partnership turns the last months of service into the first months here.',
        ),
        images: ['fourPlaces'],
      },
      sections: [
        {
          kind: 'prose',
          layout: 'margin',
          label: 'The program',
          heading: 'Learn the Work Before You Leave the Service',
          paragraphs: [
            sample(
              'DoD SkillBridge lets service members work for a civilian employer for up to 180 days before they separate, while the military continues to pay them. We’ve joined as an industry partner and host up to four interns at a time.',
            ),
            `About ${constants.veterans.value}% of our people are veterans. Most remember the gap between the last day in uniform and the first useful day in a new job. The internship is meant to close it.`,
          ],
          points: [
            sample('Tracks in systems engineering, vulnerability analysis and program control'),
            sample('A mentor who has left the service, and a project the team needs'),
            sample('An interview for an open position before the internship ends'),
          ],
        },
        {
          kind: 'statistics',
          tone: 'dark',
          heading: 'The First Group Is Nearly Full',
          intro: sample('As of November. The next group starts in March.'),
          statistics: [
            {
              label: sample('Places taken'),
              value: sample(3),
              of: 4,
              detail: sample('Of 4. Two sailors and an Air Force staff sergeant.'),
            },
            {
              label: sample('Months, at most'),
              value: sample(6),
              of: 6,
              detail: sample('The military pays until the day of separation.'),
            },
            {
              label: sample('Day a week for the transition'),
              value: sample(1),
              of: 5,
              detail: sample('Fridays, and spouses are welcome.'),
            },
          ],
        },
        {
          kind: 'prose',
          layout: 'margin',
          heading: sample('A Real Task by Week Three'),
          paragraphs: [
            sample(
              'Interns join a project team and stay with it. In the first two weeks they follow their mentor through meetings, reviews and the paperwork nobody explains, such as how a labor hour gets to an invoice. By the third week they have a task of their own, small enough to finish and real enough that someone is waiting for it.',
            ),
            sample(
              'One of this fall’s interns is rebuilding the test procedures for a set of radio interfaces. Another keeps the risk register of a program that has just been rebaselined. The third read firmware in the Air Force and wants to learn how to write about it, so she drafts the reports and an analyst marks them up.',
            ),
            sample(
              'Fridays are for the transition itself. Our business manager explains how contractors are paid and what a benefits package is worth. The facility security officer goes through what happens to a clearance after separation, and what may and may not go into a resume. Interns can bring their spouses to both sessions.',
            ),
          ],
          points: [
            sample('**Weeks 1–2:** with the mentor'),
            sample('**From week 3:** a task of their own'),
            sample('**Fridays:** the transition'),
          ],
        },
        {
          kind: 'prose',
          layout: 'margin',
          heading: 'Start a Year Before You Leave',
          paragraphs: [
            sample(
              'Your commander’s approval takes longest, so start about a year before you leave. Our part is short: write to us with your specialty, your separation date and the track you want. Leave program names out.',
            ),
            sample(
              'We answer within a week and set up two conversations, one with the mentor and one with the team. If both sides want to go ahead, we send the training plan your command needs for its decision.',
            ),
            sample(
              'An internship doesn’t oblige you to stay, or us to hire you. We do expect to make offers: each track belongs to a contract with positions we have trouble filling.',
            ),
          ],
          points: [
            sample('At least 180 days of continuous active duty'),
            sample('An expected separation date'),
            sample('Your commander’s approval'),
          ],
        },
        {
          kind: 'buttonLinks',
          tone: 'tint',
          heading: 'Where the Interns Work',
          links: [
            links.programManagement,
            links.systemsEngineering,
            links.cybersecurity,
            links.openPositions,
          ],
        },
      ],
    },

    // Contact
    '/contact-us': {
      title: 'Contact Us',
      description: `Write to ${COMPANY}, call, or find our headquarters in Rockville, Maryland: for projects, teaming, capabilities statements, careers and questions.`,
      subject: 'contact',
      hero: {
        title: 'Contact Us',
        headline:
          'For projects, teaming, capabilities statements or a question about working here.',
        images: ['brassPlate'],
        actions: [{ text: 'Write a Message', to: '/contact-us#form' }],
      },
      sections: [
        {
          kind: 'addresses',
          id: 'visit-or-call',
          heading: 'Find Us in Rockville',
          intro: sample('Call before you visit, and bring a photo ID.'),
          place: 'headquarters',
          note: sample(
            '**By train:** Metro Red Line or MARC to Rockville, then ten minutes on foot. **By car:** Interstate 270, exit 6, toward Rockville; visitors park behind the building.',
          ),
        },
        {
          kind: 'form',
          id: 'form',
          tone: 'tint',
          heading: 'Send a Message',
          intro: sample(
            'We answer within two business days. If the subject is sensitive, don’t describe it here. Just say so, and we’ll call to agree on a suitable way to talk about it.',
          ),
          points: [
            'For **projects**, say what has to keep running and which rules apply to it.',
            'For a **capabilities statement**, name your organization and any solicitation or notice number.',
            'For **teaming**, say which part of the work you’re looking for.',
            sample(
              'Contracting officers can also write to [contracts@example.com](mailto:contracts@example.com), small business offices to [smallbusiness@example.com](mailto:smallbusiness@example.com).',
            ),
          ],
          form: 'contact',
        },
      ],
    },

    '/contact-us/thank-you': {
      title: 'Message Received',
      description: `Your message to ${COMPANY} has been received. Read what happens next, and where to go on this website while you wait for our answer.`,
      indexed: false,
      hero: {
        title: 'Thank You',
        headline: 'We received your message and will answer by email or phone.',
        images: ['stampedReceipt'],
      },
      sections: [
        {
          kind: 'steps',
          heading: sample('An Answer Within Two Business Days'),
          steps: [
            {
              title: 'We Read Your Message',
              text: sample('Our Rockville office reads it on the business day it arrives.'),
            },
            {
              title: 'You Get an Answer',
              text: sample(
                'Someone who knows the subject answers by email or phone. Capabilities statements go out the same day.',
              ),
            },
            {
              title: 'We Talk',
              text: sample(
                'If the subject is sensitive, we first agree on a suitable place and way to talk about it.',
              ),
            },
          ],
        },
        {
          kind: 'buttonLinks',
          tone: 'tint',
          heading: 'While You Wait',
          links: [links.services, links.capabilities, links.home],
        },
      ],
    },

    '/events/thank-you': {
      title: 'Registration Received',
      description: `Your registration with ${COMPANY} has been received. Read what happens next, and learn about our work, our culture and our team in the meantime.`,
      indexed: false,
      hero: {
        title: 'Thank You for Registering',
        headline: 'We received your registration and will answer by email or phone.',
        images: ['stampedReceipt'],
      },
      sections: [
        {
          kind: 'steps',
          heading: sample('An Answer Within a Week'),
          steps: [
            {
              title: 'We Read What You Want to Do',
              text: sample(
                'Within two business days, a recruiter compares it with the work we have and expect.',
              ),
            },
            {
              title: 'We Answer Either Way',
              text: sample('If nothing fits yet, we’ll ask whether we may keep your registration.'),
            },
            {
              title: 'You Meet the Team',
              text: sample(
                'If there’s a fit, you talk with the people who do the work. All of it stays unclassified.',
              ),
            },
          ],
        },
        {
          kind: 'buttonLinks',
          tone: 'tint',
          heading: 'Until We Talk',
          links: [links.careers, links.ourCulture, links.ourTeam],
        },
      ],
    },

    // Privacy and accessibility
    '/privacy': {
      title: 'Privacy',
      description:
        'What this website sends, to whom, when and why, and what it stores in your browser. Other companies get nothing before you agree.',
      hero: {
        title: 'Privacy',
        headline: 'What this website sends and stores, and for how long.',
        images: ['cardDrawer'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'The Short Version',
          paragraphs: ['You can read every page without telling us who you are.'],
          points: [
            'What you write leaves your browser only when you [send a form](/contact-us#form).',
            'No other company can follow you here. If a page offers content from one, it loads only after you agree.',
            'If your browser sends a Global Privacy Control signal, we treat it as a refusal unless you choose otherwise.',
          ],
        },
        {
          kind: 'dataFlows',
          tone: 'tint',
          heading: 'Services Your Browser Contacts',
          intro: 'Your browser contacts this website and what’s listed here, and nothing else.',
          none: 'Your browser contacts only this website.',
        },
        {
          kind: 'prose',
          heading: 'What We Do With Your Message',
          paragraphs: [
            'We use your message to answer you. We use a registration to talk with you about working with us. By sending the form you agree to this. If you’d rather not use the form, please [call us](/contact-us#visit-or-call).',
            sample(
              'We don’t sell or rent what you send. After two years, we delete inquiries that didn’t lead to a contract and registrations that didn’t lead to an application.',
            ),
          ],
        },
        {
          kind: 'deviceStorage',
          tone: 'tint',
          heading: 'What the Site Stores on Your Device',
          intro: 'The site stores this in your browser and doesn’t send us any of it.',
        },
        {
          kind: 'prose',
          heading: 'What Other Sites and Servers Record',
          paragraphs: [
            'Our links to the job application site, our LinkedIn page and [directions](/contact-us#visit-or-call) lead to other companies, whose own privacy notices apply there.',
            'To deliver a page, the hosting service needs your IP address and the address of the page. It may keep both in server logs for security and operation. We don’t combine these logs with the messages you send.',
          ],
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          heading: 'Ask What We Have About You',
          intro: 'You can also ask us to correct or delete it.',
          facts: [
            {
              term: 'Email',
              values: [sample('privacy@example.com')],
              link: sample('mailto:privacy@example.com'),
            },
            phoneFact,
            reviewedFact,
          ],
        },
      ],
    },

    '/accessibility': {
      title: 'Accessibility',
      description: `Accessibility statement of the ${COMPANY} website: WCAG 2.2 level AA and Section 508, features, known limitations, and how to report a problem.`,
      hero: {
        title: 'Accessibility',
        headline:
          'This website should work for everyone, on any device and with any assistive technology.',
        images: ['braille'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'We Aim for WCAG 2.2 AA and Section 508',
          paragraphs: [
            'We build this website to conform to the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/) at level AA. This includes the WCAG 2.0 level A and AA criteria that the [Revised Section 508 Standards](https://www.access-board.gov/ict/) require of federal agencies.',
            'We know of no WCAG 2.2 AA failures on our own pages. But tests don’t find every problem, no independent organization has audited the site, and people who use assistive technology every day haven’t tested it yet. If we missed something, please [report it](/accessibility#report).',
            'Before we publish a page, two automated accessibility checkers and our own tests check it:',
          ],
          points: [
            'At phone and desktop widths, with open menus',
            'With forms that show errors or have been sent',
            'With larger text and wider text spacing',
            'In forced colors and with reduced motion',
            'With the keyboard alone',
          ],
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          heading: 'How the Site Works for You',
          blocks: [
            {
              title: 'Keyboard',
              text: 'You can reach and use every link, menu and form without a mouse, and you can see where the keyboard focus is. The first press of Tab on a page shows a link that skips to the content.',
            },
            {
              title: 'Screen Readers',
              text: 'Headings, landmarks and labels follow the visible structure of the page. Images have text descriptions, and the result of sending a form is announced.',
            },
            {
              title: 'Motion',
              text: 'You can pause the rotating images on the home page. They also stop while the pointer is over them and when the keyboard focus reaches them, and they don’t rotate at all if your system asks for reduced motion.',
            },
            {
              title: 'Reading',
              text: 'You can enlarge the text, and pages adapt to narrow screens. Text contrast meets level AA, even over images.',
            },
            {
              title: 'Forms',
              text: 'Each error is described in text next to its field. If sending fails, the form keeps what you typed.',
            },
            {
              title: 'Without JavaScript',
              text: 'Pages, links and forms work when JavaScript is turned off.',
            },
          ],
        },
        {
          kind: 'prose',
          heading: 'Limitations We Know Of',
          paragraphs: ['Each one has a way around it.'],
          points: [
            'The map on the [contact page](/contact-us#visit-or-call). The same information is next to it as text, with a link to directions.',
            sample(
              'Our job application site, which another company made. If you can’t use it, let us know and we’ll accept your application another way.',
            ),
            'The capabilities statement, which is a PDF. Ask for another format if you need one.',
            'Browsers from before 2024. Text, links and forms work in them, but the menu may not open. Use the list of pages at the bottom of every page instead.',
          ],
        },
        {
          kind: 'factSheet',
          id: 'report',
          tone: 'tint',
          heading: 'Report an Accessibility Problem',
          intro:
            'Say which page it is, what you tried to do, and which browser or assistive technology you use. You can also ask for anything on this website in another format.',
          facts: [
            {
              term: 'Email',
              values: [sample('accessibility@example.com')],
              link: sample('mailto:accessibility@example.com'),
            },
            phoneFact,
            { term: 'Response Time', values: [sample('Within five business days')] },
            reviewedFact,
          ],
        },
        {
          kind: 'buttonLinks',
          heading: 'Other Ways to Reach Us',
          links: [
            links.contactUs,
            { text: 'Accommodation for Applicants', to: '/careers#equal-opportunity' },
          ],
        },
      ],
    },
  },

  notFound: {
    title: 'Page Not Found',
    description: `There is no page at this address of the ${COMPANY} website. These links lead to the home page, our services, careers and the contact page.`,
    indexed: false,
    hero: {
      label: 'Error 404',
      title: 'Page Not Found',
      headline: 'There’s no page at this address.',
      images: ['missingWeight'],
    },
    sections: [
      {
        kind: 'buttonLinks',
        heading: 'Try One of These Instead',
        intro:
          'The address may have a typo, or the page may have moved. If a link on this site brought you here, please [let us know](/contact-us).',
        links: [links.home, links.services, links.careers, links.contactUs],
      },
    ],
  },
})
