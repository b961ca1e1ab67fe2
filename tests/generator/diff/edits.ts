/** An edit of a manifest's text: what is replaced, and by what. */
export type Edit = readonly (readonly [from: string, to: string])[]

const SERVICES = `'/services': {
      title: 'Services',
      description: 'What we offer.',
      hero: {
        title: 'Services',
        headline: 'What we offer.',
        images: ['orbit'],
        actions: [{ text: 'Write to us', to: '/contact-us' }],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'From start to end',
          paragraphs: [
            'We begin with a question and end with an answer.',
            \`At work since \${facts.founded.value}.\`,
          ],
        },
        {
          kind: 'buttonLinks',
          id: 'onward',
          heading: 'Onward',
          links: [{ text: 'Home', to: '/' }],
        },
        {
          kind: 'openings',
          heading: 'Positions',
          none: 'None.',
          positions: [{ title: 'Analyst', text: 'Analyzes.', location: { city: 'Rockville' }, discipline: 'Data', pay: '$1', posted: '2026-01-01', apply: '/' }],
        },
      ],
    },
    `

const TEAM = SERVICES.replaceAll('Services', 'Team').replace('/services', '/team')

const CONTACT = "'/contact-us': {"

/** What turns the minimal fixture into the site that the edits begin with: one more page. */
export const BASE: Edit = [[CONTACT, SERVICES + CONTACT]]

const REDIRECTS = "redirects: [{ from: '/old/contact', to: '/contact-us' }]"

/** Edits of the manifest, by what they do. */
export const EDITS = {
  nothing: [["title: 'Home'", "title: 'Home' /* the page that all begin with */"]],
  'page-removed': [[SERVICES, '']],
  'page-removed-with-redirect': [
    [SERVICES, ''],
    [REDIRECTS, `${REDIRECTS.slice(0, -1)}, { from: '/services', to: '/' }]`],
  ],
  'page-moved': [
    ["'/services': {", "'/offerings': {"],
    [REDIRECTS, `${REDIRECTS.slice(0, -1)}, { from: '/services', to: '/offerings' }]`],
  ],
  'page-moved-without-redirect': [["'/services': {", "'/offerings': {"]],
  'page-added': [[CONTACT, TEAM + CONTACT]],
  'draft-added-with-menu': [
    [CONTACT, TEAM.replace("title: 'Team',", "title: 'Team',\n      draft: true,") + CONTACT],
    ['navigation: [', "navigation: [{ text: 'Team', to: '/team' },"],
    ['legal: []', "legal: [{ text: 'Team', to: '/team' }]"],
  ],
  pay: [
    ["pay: '$1'", "pay: '$2'"],
    ["text: 'Analyzes.'", "text: 'Analyzes data.'"],
  ],
  'path-removed': [["'/contact-us/write': { alias: '/contact-us' },", '']],
  redirects: [
    [
      REDIRECTS,
      "redirects: [{ from: '/former/contact', to: '/contact-us' }, { from: '/start', to: '/' }]",
    ],
  ],
  'redirect-elsewhere': [[REDIRECTS, REDIRECTS.replace("to: '/contact-us'", "to: '/services'")]],
  'page-settings': [
    ["title: 'Services',\n", "title: 'What we do for you',\n      indexed: false,\n"],
    [
      "images: ['orbit'],\n        actions",
      "images: ['portrait'],\n        size: 'full',\n        actions",
    ],
  ],
  sections: [
    [
      "kind: 'buttonLinks',\n          id: 'onward',",
      "kind: 'buttonLinks',\n          id: 'further',",
    ],
    [
      "{ kind: 'mapAddress', heading: 'Visit us', place: 'office' },",
      "{ kind: 'prose', heading: 'By train', paragraphs: ['Take the red line.'] },",
    ],
  ],
  navigation: [
    [
      "navigation: [\n    { text: 'Home', to: '/' },",
      "navigation: [\n    { text: 'Start', to: '/' },",
    ],
    [
      "children: [{ text: 'Write to us', to: '/contact-us#form', target: '_blank' }]",
      'children: []',
    ],
    ['legal: []', "legal: [{ text: 'Services', to: '/services' }]"],
  ],
  copy: [
    [
      'We begin with a question and end with an answer.',
      'We begin with your question and end with an answer.',
    ],
    ["heading: 'Onward'", "heading: 'Further on'"],
    ["smallPrint: 'Nobody holds any rights.'", "smallPrint: 'All rights reserved.'"],
  ],
  links: [
    [
      "heading: 'Onward',\n          links: [{ text: 'Home', to: '/' }]",
      "heading: 'Onward',\n          links: [{ text: 'Home', to: '/contact-us#form' }]",
    ],
  ],
  'wire-name': [
    [
      "label: 'Email', required: true, send: 'Email'",
      "label: 'Email', required: true, send: 'E-Mail'",
    ],
  ],
  fields: [
    ["{ kind: 'text', name: 'name', label: 'Name', autocomplete: 'name', send: 'Name' },", ''],
    ["name: 'phone', label: 'Phone',", "name: 'phone', label: 'Telephone', required: true,"],
    ["options: ['Work', 'Press']", "options: ['Work', 'Teaching']"],
    [
      "{ kind: 'text', name: 'note',",
      "{ kind: 'text', name: 'company', label: 'Company', send: 'Company' },\n        { kind: 'text', name: 'note',",
    ],
    ["subject: 'From the site',", "subject: 'From our site',"],
    ["privacy: 'We read it and answer you.'", "privacy: 'We read it, keep it and answer you.'"],
  ],
  constants: [
    ['value: 2015', 'value: 2016'],
    [
      'const facts = {',
      `const facts = {
  staff: { value: 12, states: 'People', source: 'Records', confirmed: '2026-11-20' },`,
    ],
  ],
  'third-parties': [
    [
      'thirdParties: {',
      `thirdParties: {
    pictures: {
      kind: 'images',
      name: 'Picture host',
      purpose: 'Scales our pictures.',
      sends: ['Your IP address'],
    },`,
    ],
    [
      "source: { kind: 'embedded' }",
      "source: { kind: 'host', url: 'https://media.example.com', widthParameter: 'w' }",
    ],
    ["{ kind: 'mapAddress', heading: 'Visit us', place: 'office' },", ''],
    [
      "links: [{ text: 'Home', to: '/' }],\n        },",
      "links: [{ text: 'Home', to: '/' }],\n        },\n        { kind: 'form', heading: 'Ask us', form: 'contact' },",
    ],
  ],
  settings: [
    ["origin: 'https://www.example.com'", "origin: 'https://www.example.org'"],
    [
      "text: '(301) 555-0100', dial: '+13015550100'",
      "text: '(301) 555-0199', dial: '+13015550199'",
    ],
    ["alt: 'An orbit'", "alt: 'An orbit at night'"],
    [
      "description: 'The map comes from elsewhere.'",
      "description: 'The map comes from a map provider.'",
    ],
  ],
  draft: [["title: 'Services',\n", "title: 'Services',\n      draft: true,\n"]],
  'publish-later': [
    ["title: 'Services',\n", "title: 'Services',\n      publishFrom: '2026-12-01',\n"],
  ],
  'publish-earlier': [
    ["title: 'Services',\n", "title: 'Services',\n      publishFrom: '2026-11-01',\n"],
  ],
  'without-menu': [["title: 'Services',\n", "title: 'Services',\n      menu: false,\n"]],
  brand: [['constants: facts,', "brand: { colors: { accent: '#2fd6b6' } },\n  constants: facts,"]],
  'heading-without-id': [["heading: 'From start to end'", "heading: 'From the start to the end'"]],
  order: [
    ["navigation: [\n    { text: 'Home', to: '/' },", 'navigation: ['],
    ['  ],\n  footer: {', "    { text: 'Home', to: '/' },\n  ],\n  footer: {"],
    ["['Work', 'Press']", "['Press', 'Work']"],
  ],
} satisfies Readonly<Record<string, Edit>>
