import { defineSite, sample } from '../../../src/site/index.ts'

const COMPANY = sample('Your Company')
const SUMMARY = sample('What your company does, in one sentence.')

/** Links that are on several pages. */
const links = {
  home: { text: 'Home', to: '/' },
  services: { text: 'Services', to: '/services' },
  about: { text: 'About Us', to: '/about' },
  contact: { text: 'Contact Us', to: '/contact' },
} as const

/**
 * The site. `sample` marks texts and values that you replace; `npm run site -- launch` lists them.
 * The editor shows the documentation of each property, and `npm run dev` shows every change.
 */
export default defineSite({
  product: {
    name: COMPANY,
    description: SUMMARY,
    origin: sample('https://www.example.com'),
  },

  brand: {
    colors: { background: '#16202e', text: '#22303f', accent: '#8fb8ff' },
  },

  media: {
    images: {
      home: { file: 'home.avif', alt: '', focus: { x: 0.7, y: 0.4 } },
      page: { file: 'page.avif', alt: '', focus: { x: 0.7, y: 0.4 } },
    },
  },

  places: {
    office: {
      name: sample('Office'),
      phone: { dial: sample('+12025550100') },
      address: {
        street: sample('1 Main Street'),
        city: sample('Washington'),
        region: sample('DC'),
        postalCode: sample('20001'),
      },
    },
  },

  forms: {
    contact: {
      label: 'Contact form',
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: 'Name',
          required: true,
          autocomplete: 'name',
          send: 'Name',
        },
        { kind: 'email', name: 'email', label: 'Email', required: true, send: 'Email' },
        { kind: 'textarea', name: 'message', label: 'Message', required: true, send: 'Message' },
      ],
      submit: 'Send Message',
      requiredNote: '* denotes a required field',
      privacy: 'We use what you send only to answer you.',
      thanks: '/contact/thank-you',
      place: 'office',
      status: {
        sending: 'Sending your message…',
        sent: 'Thank you. We have received your message.',
      },
    },
  },

  navigation: [links.home, links.services, links.about, links.contact],

  footer: {
    groups: [{ title: 'Pages', links: [links.home, links.services, links.about, links.contact] }],
    place: 'office',
    summary: SUMMARY,
    legal: [{ text: 'Privacy', to: '/privacy' }],
    smallPrint: COMPANY,
  },

  thirdParties: {
    formService: {
      kind: 'forms',
      name: 'Form service',
      purpose: 'It delivers the forms that you send to our mailbox.',
      sends: ['Your IP address, which every connection includes'],
    },
  },

  routes: {
    '/': {
      title: 'Home',
      description: sample(
        'What your company does and for whom, in one or two sentences for search results.',
      ),
      hero: {
        title: COMPANY,
        headline: SUMMARY,
        images: ['home'],
        size: 'full',
        actions: [links.services, links.contact],
      },
      sections: [
        {
          kind: 'iconGrid',
          perRow: 2,
          heading: sample('What You Get'),
          cards: [
            { title: sample('First result'), description: sample('What the customer gets.') },
            { title: sample('Second result'), description: sample('What the customer gets.') },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'dark',
          heading: sample('Next Step'),
          text: sample('What the visitor can do now, in one sentence.'),
          actions: [links.contact],
        },
      ],
    },

    '/services': {
      title: 'Services',
      description: sample('Which services you offer, in one or two sentences for search results.'),
      hero: {
        title: 'Services',
        headline: sample('One sentence that says what this page is about.'),
        images: ['page'],
        actions: [links.contact],
      },
      sections: [
        {
          kind: 'steps',
          heading: sample('How It Works'),
          steps: [
            { title: sample('First step'), text: sample('What happens in this step.') },
            { title: sample('Second step'), text: sample('What happens in this step.') },
            { title: sample('Third step'), text: sample('What happens in this step.') },
          ],
        },
      ],
    },

    '/about': {
      title: 'About Us',
      description: sample(
        'Who you are and how you work, in one or two sentences for search results.',
      ),
      hero: {
        title: 'About Us',
        headline: sample('One sentence that says what this page is about.'),
        images: ['page'],
      },
      sections: [
        {
          kind: 'prose',
          heading: sample('Summary'),
          paragraphs: [sample('The most important information.'), sample('More details.')],
        },
      ],
    },

    '/contact': {
      title: 'Contact Us',
      description: 'How to reach us: with the contact form, by phone or by mail.',
      subject: 'contact',
      hero: {
        title: 'Contact Us',
        headline: 'How to reach us: with the contact form, by phone or by mail.',
        images: ['page'],
      },
      sections: [{ kind: 'form', heading: 'Contact form', form: 'contact' }],
    },

    '/contact/thank-you': {
      title: 'Thank You',
      description: 'Thank you. We have received your message.',
      indexed: false,
      hero: {
        title: 'Thank You',
        headline: 'Thank you. We have received your message.',
        images: ['page'],
      },
      sections: [{ kind: 'buttonLinks', heading: 'Related Pages', links: [links.home] }],
    },

    '/privacy': {
      title: 'Privacy',
      description: 'Which data this website collects, and what it is used for.',
      hero: {
        title: 'Privacy',
        headline: 'Which data this website collects, and what it is used for.',
        images: ['page'],
      },
      sections: [
        {
          kind: 'dataFlows',
          heading: 'Who Receives Data',
          none: 'This site sends no data to other companies.',
        },
        {
          kind: 'deviceStorage',
          tone: 'tint',
          heading: 'What the Site Stores on Your Device',
        },
        {
          kind: 'factSheet',
          heading: 'Questions and Requests',
          intro: 'Ask us what data we have about you, or ask us to correct or delete it.',
          facts: [
            {
              term: 'Email',
              values: [sample('privacy@example.com')],
              link: sample('mailto:privacy@example.com'),
            },
          ],
        },
      ],
    },
  },

  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    indexed: false,
    hero: {
      title: 'Page Not Found',
      headline: 'There is no page at this address.',
      images: ['page'],
    },
    sections: [
      { kind: 'buttonLinks', heading: 'Related Pages', links: [links.home, links.contact] },
    ],
  },
})
