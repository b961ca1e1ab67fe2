import { defineSite, sample } from '../../../src/site/index.ts'

const COMPANY = sample('Your Company')

const phone = { text: sample('(202) 555-0100'), dial: sample('+12025550100') } as const

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
    description: sample('One sentence about the company, for search engines.'),
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
      phone,
      address: {
        street: sample('1 Main Street'),
        city: sample('Washington'),
        region: sample('DC'),
        postalCode: sample('20001'),
      },
      map: {
        lat: sample(38.9),
        lng: sample(-77.02),
        title: COMPANY,
        directions: sample('https://www.google.com/maps/dir/?api=1&destination=38.9%2C-77.02'),
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
      privacy: 'A form service delivers what you send to our mailbox. We use it to answer you.',
      caution: 'Please do not send passwords or other secrets.',
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
    summary: sample('One sentence about what the company does.'),
    legal: [{ text: 'Privacy', to: '/privacy' }],
    smallPrint: `${COMPANY}. All rights reserved.`,
  },

  thirdParties: {
    formService: {
      kind: 'forms',
      name: 'Form service',
      purpose: 'It delivers the forms that you send to our mailbox.',
      sends: ['Your IP address, which every connection includes'],
    },
  },

  consent: {
    categories: {},
    title: 'Your privacy',
    question: 'Do you want to allow this?',
    accept: 'Allow',
    decline: 'Decline',
    save: 'Save choice',
    notice:
      'This site uses no cookies and no analytics. It saves form drafts in this tab, and remembers on your device that you closed this notice.',
    close: 'Close',
    reopen: 'Privacy notice',
    more: { text: 'Privacy policy', to: '/privacy' },
  },

  routes: {
    '/': {
      title: sample('What the Company Does'),
      description: sample(
        'The services of the company in one or two sentences, for search results.',
      ),
      hero: {
        title: sample('One Sentence That Says What You Do for Your Customers'),
        headline: sample('A second sentence: for whom, and what sets you apart.'),
        images: ['home'],
        size: 'full',
        actions: [{ text: 'See Our Services', to: '/services' }, links.contact],
      },
      sections: [
        {
          kind: 'featureBlocks',
          layout: 'columns',
          label: 'Why us',
          heading: sample('Three Reasons to Work With Us'),
          blocks: [
            { title: sample('First Reason'), text: sample('What the customer gains from it.') },
            { title: sample('Second Reason'), text: sample('What the customer gains from it.') },
            { title: sample('Third Reason'), text: sample('What the customer gains from it.') },
          ],
        },
        {
          kind: 'steps',
          tone: 'tint',
          label: 'How we work',
          heading: sample('From the First Call to the Result'),
          steps: [
            { title: 'Talk', text: sample('You describe the problem. The first call is free.') },
            { title: 'Plan', text: sample('You get a written plan with dates and a price.') },
            { title: 'Deliver', text: sample('You see progress every week, and test the result.') },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'dark',
          heading: sample('Tell Us What You Need'),
          text: sample('Two sentences are enough. We answer within two business days.'),
          actions: [links.contact],
        },
      ],
    },

    '/services': {
      title: 'Services',
      description: sample('The services of the company, one by one, for search results.'),
      hero: {
        title: 'Services',
        headline: sample('One sentence that covers all services.'),
        images: ['page'],
        actions: [links.contact],
      },
      sections: [
        {
          kind: 'featureBlocks',
          heading: sample('What We Offer'),
          blocks: [
            {
              title: sample('First Service'),
              text: sample('What it is, who needs it, and what the customer has afterwards.'),
              points: [sample('A result'), sample('Another result')],
            },
            {
              title: sample('Second Service'),
              text: sample('What it is, who needs it, and what the customer has afterwards.'),
              points: [sample('A result'), sample('Another result')],
            },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: sample('Not Sure Which Service Fits?'),
          text: sample('Describe the problem in plain words. We will tell you what it calls for.'),
          actions: [links.contact],
        },
      ],
    },

    '/about': {
      title: 'About Us',
      description: sample('Who the company is and how it works, for search results.'),
      hero: {
        title: 'About Us',
        headline: sample('One sentence about who you are.'),
        images: ['page'],
      },
      sections: [
        {
          kind: 'prose',
          heading: sample('Who We Are'),
          paragraphs: [
            sample('When the company was founded, by whom, and why.'),
            sample('What it does today, and how many people work there.'),
          ],
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          heading: sample('The Company in Short'),
          facts: [
            { term: 'Founded', values: [sample('2020')] },
            { term: 'Phone', values: [phone.text], link: `tel:${phone.dial}` },
          ],
        },
      ],
    },

    '/contact': {
      title: 'Contact Us',
      description: sample('How to reach the company: message, phone and address.'),
      subject: 'contact',
      hero: {
        title: 'Contact Us',
        headline: sample('We answer within two business days.'),
        images: ['page'],
      },
      sections: [{ kind: 'form', heading: 'Send a Message', form: 'contact' }],
    },

    '/contact/thank-you': {
      title: 'Thank You',
      description: 'Your message has been sent.',
      indexed: false,
      hero: {
        title: 'Thank You',
        headline: 'We have received your message.',
        images: ['page'],
      },
      sections: [{ kind: 'buttonLinks', heading: 'Continue', links: [links.home] }],
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
          intro: 'The site stores this in your browser and does not send any of it to us.',
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
      label: 'Error 404',
      title: 'Page Not Found',
      headline: 'There is no page at this address.',
      images: ['page'],
    },
    sections: [
      { kind: 'buttonLinks', heading: 'Where to Go From Here', links: [links.home, links.contact] },
    ],
  },
})
