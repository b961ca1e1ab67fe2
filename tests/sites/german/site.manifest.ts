import { german } from '../../../src/languages/german.ts'
import { defineSite } from '../../../src/site/index.ts'

const PRAXIS = 'Praxis am Lindenplatz'

const telefon = { text: '0221 4710 120', dial: '+492214710120' } as const

/** Links, die auf mehreren Seiten vorkommen. */
const links = {
  start: { text: 'Startseite', to: '/' },
  kontakt: { text: 'Kontakt', to: '/kontakt' },
  aktuelles: { text: 'Aktuelles', to: '/aktuelles' },
  datenschutz: { text: 'Datenschutz', to: '/datenschutz' },
  aufnahmebogen: { text: 'Aufnahmebogen', to: '/formulare/aufnahmebogen.pdf' },
} as const

/** Zahlen in den Texten. */
const fakten = {
  gruendung: {
    value: 1998,
    states: 'Jahr, in dem die Praxis gegründet wurde',
    source: 'Praxisleitung',
    confirmed: '2026-09-01',
    patterns: ['Vertraut seit {value}'],
  },
}

/**
 * Eine andere Sprache, Farben und Schrift, ein anderer Haltepunkt, alle Texte der Komponenten auf Deutsch und eine
 * Seite in einer weiteren Sprache. `addSamples.ts` fügt Seiten mit allen Arten von Abschnitten und ein Formular mit
 * allen Arten von Feldern hinzu.
 */
export default defineSite({
  language: 'de-DE',

  product: {
    name: PRAXIS,
    description: 'Hausärztliche Gemeinschaftspraxis in Köln für die ganze Familie.',
    origin: 'https://www.lindenplatz-praxis.example',
  },

  brand: {
    symbol: 'symbol.svg',
    typeface: { kind: 'file', file: 'figtree.woff2' },
    headingTypeface: { kind: 'file', file: 'fraunces.woff2', serif: true },
    headerTone: 'dark',
    colors: {
      background: '#1f2a1b',
      text: '#30362c',
      accent: '#ff9f73',
      surface: '#fdfaf4',
      tint: '#f3ebdc',
    },
  },

  constants: fakten,

  media: {
    images: {
      start: {
        file: 'start.avif',
        alt: 'Scherenschnitt einer Hügellandschaft mit Blättern vor einer tief stehenden Sonne',
        focus: { x: 0.74, y: 0.45 },
      },
      linde: {
        file: 'linde.avif',
        alt: 'Scherenschnitt eines Zweiges mit herzförmigen Lindenblättern',
        focus: { x: 0.8, y: 0.45 },
      },
      leistungen: {
        file: 'leistungen.avif',
        alt: 'Muster aus Viertelkreisen, Kreisen und Blättern in warmen Farben',
      },
      team: {
        file: 'team.avif',
        alt: 'Fünf Kreise aus Papier, die sich überschneiden, mit einem Zweig in ihrer Mitte',
      },
      ort: {
        file: 'ort.avif',
        alt: 'Felder aus Papier, durch die ein heller Weg zu einer Ortsmarke führt',
      },
      ruhe: { file: 'ruhe.avif', alt: 'Grüne Hügel aus Papier, über denen der Mond steht' },
      lehrpraxis: { file: 'logo-lehrpraxis.svg', alt: 'Akademische Lehrpraxis' },
      apotheke: { file: 'logo-lindenapotheke.svg', alt: 'Lindenapotheke' },
      brandt: { file: 'portrait-brandt.svg', alt: 'Gezeichnetes Portrait von Katharina Brandt' },
    },
  },

  places: {
    praxis: {
      name: 'Praxis',
      phone: telefon,
      address: { street: 'Lindenplatz 4', city: 'Köln', postalCode: '50674', country: 'DE' },
      hours: {
        monday: ['08:00-12:00', '15:00-18:00'],
        wednesday: ['08:00-13:00'],
        friday: ['08:00-13:00'],
      },
      map: {
        lat: 50.9333,
        lng: 6.9333,
        title: PRAXIS,
        height: 560,
        directions: 'https://www.google.com/maps/dir/?api=1&destination=50.9333%2C6.9333',
      },
    },
    schulung: {
      name: 'Schulungsraum',
      address: { street: 'Uferstraße 18', city: 'Köln', postalCode: '50996', country: 'DE' },
      map: {
        lat: 50.8857,
        lng: 6.9991,
        title: 'Schulungsraum',
        zoom: 17,
        directions: 'https://www.google.com/maps/dir/?api=1&destination=50.8857%2C6.9991',
      },
    },
    archiv: {
      name: 'Archiv (nur nach Vereinbarung)',
      address: { street: 'Lagerweg 7', city: 'Köln', postalCode: '50829', country: 'DE' },
      directions:
        'https://www.google.com/maps/dir/?api=1&destination=Lagerweg+7%2C+50829+K%C3%B6ln',
    },
  },

  events: {
    vortrag: {
      name: 'Vortrag',
      start: '2098-05-06T18:00',
      end: '2098-05-06T19:30',
      timeZone: 'Europe/Berlin',
      venue: {
        name: 'Schulungsraum',
        address: { street: 'Uferstraße 18', city: 'Köln', postalCode: '50996', country: 'DE' },
      },
      audience: 'alle, die sich für Ernährung interessieren',
      over: 'Der Vortrag ist vorbei. Den nächsten kündigen wir hier an.',
    },
  },

  forms: {
    appointment: {
      label: 'Request for an appointment',
      subject: 'Terminanfrage (englisch) über die Website',
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: 'First and last name',
          inMessages: 'your name',
          required: true,
          autocomplete: 'name',
          send: 'Name',
        },
        {
          kind: 'date',
          name: 'birthday',
          label: 'Date of birth',
          inMessages: 'your date of birth',
          required: true,
          max: 'today',
          autocomplete: 'bday',
          send: 'Geburtsdatum',
        },
        { kind: 'email', name: 'email', label: 'Email', required: true, send: 'E-Mail' },
      ],
      submit: 'Send the request',
      requiredNote: 'Fields marked with * are required.',
      privacy: 'A form service delivers your request to us. We use it to arrange the appointment.',
      caution: 'In an emergency, please call 112.',
      thanks: '/en/thank-you',
      place: 'praxis',
      status: {
        sending: 'Sending your request …',
        sent: 'Thank you! Your request has arrived. We will be in touch on the next working day.',
      },
    },
  },

  // Für Gäste und alle, die noch nicht lange in Köln leben.
  languages: { 'en-GB': {} },

  announcement: {
    text: 'Zwischen den Jahren ist die Praxis geschlossen.',
    link: links.kontakt,
    from: '2026-11-16',
    until: '2098-01-03',
  },

  navigation: [
    { text: 'Praxis', children: [links.kontakt, links.aktuelles] },
    links.kontakt,
    links.aktuelles,
  ],

  menu: { horizontalFrom: '52em' },

  footer: {
    groups: [{ title: 'Praxis', links: [links.start, links.kontakt, links.aktuelles] }],
    place: 'praxis',
    social: [
      {
        text: `${PRAXIS} auf LinkedIn`,
        to: 'https://linkedin.example.com/company/lindenplatz-praxis',
        icon: 'brand-linkedin',
        target: '_blank',
      },
    ],
    legal: [links.datenschutz, { text: 'English', to: '/en/appointment' }],
    summary: 'Hausärztliche Gemeinschaftspraxis in Köln.',
    smallPrint: `© ${PRAXIS}`,
  },

  thirdParties: {
    formulardienst: {
      kind: 'forms',
      name: 'Formulardienst',
      purpose: 'Er stellt die Formulare, die Sie senden, in unser Postfach zu.',
      sends: ['Ihre IP-Adresse, die zu jeder Verbindung gehört'],
    },
    googleMaps: {
      kind: 'map',
      name: 'Google Maps',
      company: 'Google Ireland Limited',
      purpose: 'Es zeigt den interaktiven Lageplan unserer Praxis.',
      sends: ['Ihre IP-Adresse', 'Den Ausschnitt der Karte, den Sie ansehen'],
      stores: ['Cookies und andere Daten nach den Bedingungen von Google'],
      privacyNotice: 'https://policies.google.com/privacy?hl=de',
      category: 'karten',
      mapId: 'DEMO_MAP_ID',
    },
    youtube: {
      kind: 'video',
      provider: 'youtube',
      name: 'YouTube',
      company: 'Google Ireland Limited',
      purpose: 'Es zeigt Videos, in denen wir Untersuchungen erklären.',
      sends: ['Ihre IP-Adresse', 'Welches Video Sie ansehen'],
      privacyNotice: 'https://policies.google.com/privacy?hl=de',
      category: 'videos',
    },
  },

  consent: {
    categories: {
      karten: { title: 'Karten', description: 'Der Lageplan kommt von Google Maps.' },
      videos: { title: 'Videos', description: 'Einige Videos kommen von YouTube.' },
    },
    more: links.datenschutz,
  },

  texts: german,

  security: {
    contacts: ['mailto:sicherheit@lindenplatz-praxis.example'],
    expires: '2027-10-31',
    languages: ['de', 'en'],
  },

  files: {
    '/formulare/aufnahmebogen.pdf': { file: 'aufnahmebogen.pdf' },
    '/formulare/reiseapotheke.pdf': { file: 'reiseapotheke.pdf', address: 'hashed' },
  },

  redirects: [
    { from: '/anfahrt', to: '/kontakt' },
    { from: '/reiseapotheke.pdf', to: '/formulare/reiseapotheke.pdf' },
    { from: '/rezept', to: 'https://rezepte.example.com/lindenplatz-praxis' },
  ],

  routes: {
    '/': {
      title: 'Hausarztpraxis in Köln',
      description:
        'Hausärztliche Gemeinschaftspraxis am Lindenplatz in Köln für die ganze Familie.',
      hero: {
        label: 'Hausarztpraxis in Köln',
        title: 'Gut betreut, ein Leben lang',
        headline: 'Wir nehmen uns Zeit, hören zu und erklären, was wir tun.',
        images: ['start', 'linde'],
        rotateSeconds: 8,
        size: 'full',
        actions: [{ text: 'Reiseapotheke', to: '/formulare/reiseapotheke.pdf' }],
      },
      sections: [
        {
          kind: 'callToAction',
          tone: 'dark',
          label: 'Neu bei uns?',
          heading: `Vertraut seit ${fakten.gruendung.value}`,
          image: 'ruhe',
          text: 'Den Aufnahmebogen füllen Sie am besten schon zu Hause aus.',
          actions: [links.kontakt, links.aufnahmebogen],
        },
      ],
    },

    '/kontakt': {
      title: 'Kontakt',
      description: `So erreichen Sie die ${PRAXIS} in Köln: Telefon, Adresse und Anfahrt.`,
      subject: 'contact',
      hero: {
        title: 'Kontakt und Anfahrt',
        headline: 'Mitten in Köln, drei Minuten von der Haltestelle Lindenplatz.',
        images: ['ort'],
      },
      sections: [
        {
          kind: 'addresses',
          heading: 'Besuchen Sie uns',
          place: 'praxis',
          addresses: [{ place: 'schulung' }, { place: 'archiv' }],
        },
        { kind: 'addresses', tone: 'tint', heading: 'Unsere Kurse', place: 'schulung' },
      ],
    },

    '/aktuelles': {
      title: 'Aktuelles',
      description: `Neuigkeiten aus der ${PRAXIS} in Köln: Impftermine und Neues im Team.`,
      hero: {
        title: 'Aktuelles',
        headline: 'Was sich in der Praxis ändert.',
        images: ['linde'],
      },
      sections: [{ kind: 'articleList', heading: 'Alle Beiträge', articles: '/aktuelles' }],
    },

    '/aktuelles/e-rezept': {
      title: 'Das E-Rezept',
      description: 'Wie Sie ein Rezept bekommen, ohne in die Praxis zu kommen.',
      article: { date: '2026-06-22', updated: '2026-09-14', author: 'Sabine Groß' },
      hero: {
        title: 'Das E-Rezept',
        headline: 'Wie Sie ein Rezept bekommen, ohne in die Praxis zu kommen.',
        images: ['team'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'So geht es',
          text: `
            ## Am Telefon

            1. Sie rufen uns an.
            2. Wir schreiben das Rezept **auf Ihre Karte**.

            | Wann | Wo |
            | ---- | -- |
            | heute | in jeder Apotheke |

            > Es war noch am selben Tag da.
          `,
        },
        {
          kind: 'video',
          heading: 'Im Film',
          video: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
          poster: 'ort',
        },
      ],
    },

    '/aktuelles/sprechzeiten-im-januar': {
      title: 'Sprechzeiten im Januar',
      description: 'Wann wir im Januar für Sie da sind und wer uns vertritt.',
      article: { date: '2098-01-02' },
      publishFrom: '2098-01-02',
      hero: {
        title: 'Sprechzeiten im Januar',
        headline: 'Wann wir im Januar für Sie da sind.',
        images: ['ort'],
      },
      sections: [{ kind: 'prose', heading: 'Das Wichtigste', paragraphs: ['Rufen Sie uns an.'] }],
    },

    '/aktuelles/abendsprechstunde': {
      title: 'Abendsprechstunde',
      description: 'Ab Februar sind wir an zwei Tagen auch am Abend für Sie da.',
      article: { date: '2026-11-23' },
      draft: true,
      hero: {
        title: 'Abendsprechstunde',
        headline: 'Ab Februar sind wir auch am Abend für Sie da.',
        images: ['ruhe'],
      },
      sections: [{ kind: 'prose', heading: 'Das Wichtigste', paragraphs: ['Rufen Sie uns an.'] }],
    },

    '/danke': {
      title: 'Vielen Dank',
      description: 'Ihre Anfrage ist bei uns angekommen.',
      indexed: false,
      hero: {
        title: 'Vielen Dank!',
        headline: 'Wir melden uns am nächsten Werktag.',
        images: ['linde'],
      },
      sections: [{ kind: 'buttonLinks', heading: 'Wie geht es weiter?', links: [links.start] }],
    },

    '/en/appointment': {
      title: 'Request an appointment',
      description: 'Request an appointment with our family doctors in Cologne in English.',
      language: 'en-GB',
      translationOf: '/kontakt',
      hero: {
        label: 'In English',
        title: 'Request an appointment',
        headline: 'We speak English and answer on the next working day.',
        images: ['ort'],
      },
      sections: [
        { kind: 'form', heading: 'Your request', form: 'appointment' },
        {
          kind: 'addresses',
          tone: 'tint',
          heading: 'Opening hours',
          addresses: [{ place: 'praxis', hours: 'praxis' }],
        },
      ],
    },

    '/en/thank-you': {
      title: 'Thank you',
      description: 'Your request for an appointment has arrived.',
      indexed: false,
      language: 'en-GB',
      hero: {
        title: 'Thank you!',
        headline: 'We will be in touch on the next working day.',
        images: ['linde'],
      },
    },

    '/en/privacy': {
      title: 'Privacy',
      description: 'What this website learns about you, and what stays in your browser.',
      language: 'en-GB',
      translationOf: '/datenschutz',
      hero: {
        title: 'Privacy',
        headline: 'What this website learns about you, and what it does not.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'First things first',
          paragraphs: ['The [complete notice in German](/datenschutz) names every company.'],
        },
        { kind: 'deviceStorage', tone: 'tint', heading: 'What is stored in your browser' },
      ],
    },

    '/datenschutz': {
      title: 'Datenschutz',
      description: 'Welche Daten diese Website verarbeitet und wer sie erhält.',
      hero: {
        title: 'Datenschutz',
        headline: 'Was diese Website über Sie erfährt, und was nicht.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Das Wichtigste zuerst',
          paragraphs: ['Das Wichtigste gibt es auch [auf Englisch](/en/privacy).'],
        },
        {
          kind: 'dataFlows',
          tone: 'tint',
          heading: 'Wer Daten erhält',
          none: 'Diese Website gibt keine Daten weiter.',
        },
        { kind: 'deviceStorage', heading: 'Was in Ihrem Browser gespeichert wird' },
      ],
    },
  },

  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    indexed: false,
    hero: {
      label: 'Fehler 404',
      title: 'Diese Seite gibt es nicht',
      headline: 'Vielleicht ist sie umgezogen. Von hier aus finden Sie weiter.',
      images: ['ruhe'],
    },
    sections: [{ kind: 'buttonLinks', heading: 'Wohin möchten Sie?', links: [links.start] }],
  },
})
