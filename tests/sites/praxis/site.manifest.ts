import { german } from '../../../src/languages/german.ts'
import { defineSite } from '../../../src/site/index.ts'

const PRAXIS = 'Praxis am Lindenplatz'

const ZUSAMMENFASSUNG =
  'Hausärztliche Gemeinschaftspraxis in Köln: Vorsorge, Impfungen und verlässliche Begleitung für die ganze Familie.'

const telefon = { text: '0221 4710 120', dial: '+492214710120' } as const
const anrufen = { text: `Anrufen: ${telefon.text}`, to: `tel:${telefon.dial}` } as const

/** Links, die auf mehreren Seiten vorkommen. */
const links = {
  start: { text: 'Startseite', to: '/' },
  leistungen: { text: 'Leistungen', to: '/leistungen' },
  vorsorge: { text: 'Vorsorge', to: '/leistungen/vorsorge' },
  impfungen: { text: 'Impfungen', to: '/leistungen/impfungen' },
  langzeit: { text: 'Chronische Erkrankungen', to: '/leistungen/chronische-erkrankungen' },
  team: { text: 'Team', to: '/team' },
  sprechzeiten: { text: 'Sprechzeiten', to: '/sprechzeiten' },
  termin: { text: 'Termin anfragen', to: '/termin' },
  kontakt: { text: 'Kontakt', to: '/kontakt' },
  aktuelles: { text: 'Aktuelles', to: '/aktuelles' },
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
  familien: {
    value: 2400,
    states: 'Zahl der Familien, die zur Praxis kommen',
    source: 'Praxisverwaltung',
    confirmed: '2026-09-01',
  },
}

/** Eine Arztpraxis: andere Sprache, Farben und Schrift, alle Texte, kein Portrait und keine Veranstaltung. */
export default defineSite({
  language: 'de-DE',

  product: {
    name: PRAXIS,
    description: ZUSAMMENFASSUNG,
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
        focus: { x: 0.76, y: 0.45 },
      },
      team: {
        file: 'team.avif',
        alt: 'Fünf Kreise aus Papier, die sich überschneiden, mit einem Zweig in ihrer Mitte',
        focus: { x: 0.75, y: 0.5 },
      },
      ort: {
        file: 'ort.avif',
        alt: 'Felder aus Papier, durch die ein heller Weg zu einer Ortsmarke führt',
        focus: { x: 0.82, y: 0.35 },
      },
      ruhe: {
        file: 'ruhe.avif',
        alt: 'Grüne Hügel aus Papier, über denen der Mond steht',
        focus: { x: 0.76, y: 0.35 },
      },
      logoLehrpraxis: { file: 'logo-lehrpraxis.svg', alt: 'Akademische Lehrpraxis' },
      logoStift: { file: 'logo-seniorenstift.svg', alt: 'Seniorenstift Lindenhof' },
      logoApotheke: { file: 'logo-lindenapotheke.svg', alt: 'Lindenapotheke' },
      logoLabor: { file: 'logo-labor.svg', alt: 'Labor Rheinbogen' },
      logoTurm: { file: 'logo-turm.svg', alt: 'Turmverein Köln' },
      logoQualitaet: { file: 'logo-qualitaet.svg', alt: 'Geprüftes Qualitätsmanagement' },
      brandt: {
        file: 'portrait-brandt.svg',
        alt: 'Gezeichnetes Portrait von Katharina Brandt',
      },
    },
  },

  places: {
    praxis: {
      name: 'Praxis',
      phone: telefon,
      address: {
        street: 'Lindenplatz 4',
        city: 'Köln',
        postalCode: '50674',
        country: 'DE',
      },
      hours: {
        monday: ['08:00-12:00', '15:00-18:00'],
        tuesday: ['08:00-12:00', '15:00-18:00'],
        wednesday: ['08:00-13:00'],
        thursday: ['08:00-12:00', '16:00-19:30'],
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
    zweitpraxis: {
      name: 'Zweitpraxis Uferstraße',
      phone: { text: '0221 4710 135', dial: '+492214710135' },
      address: {
        street: 'Uferstraße 18',
        city: 'Köln',
        postalCode: '50996',
        country: 'DE',
      },
      hours: {
        tuesday: ['14:00-18:00'],
        thursday: ['08:00-12:00'],
      },
      map: {
        lat: 50.8857,
        lng: 6.9991,
        title: 'Zweitpraxis Uferstraße',
        directions: 'https://www.google.com/maps/dir/?api=1&destination=50.8857%2C6.9991',
      },
    },
    schulung: {
      name: 'Schulungsraum',
      address: {
        street: 'Am Alten Wasserwerk 2',
        city: 'Köln',
        postalCode: '50674',
        country: 'DE',
      },
      map: {
        lat: 50.9372,
        lng: 6.9401,
        title: 'Schulungsraum',
        zoom: 17,
        height: 560,
        directions: 'https://www.google.com/maps/dir/?api=1&destination=50.9372%2C6.9401',
      },
    },
    archiv: {
      name: 'Archiv (nur nach Vereinbarung)',
      address: {
        street: 'Lagerweg 7',
        city: 'Köln',
        postalCode: '50829',
        country: 'DE',
      },
      directions:
        'https://www.google.com/maps/dir/?api=1&destination=Lagerweg+7%2C+50829+K%C3%B6ln',
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
        {
          kind: 'email',
          name: 'email',
          label: 'Email',
          inMessages: 'your email address',
          required: true,
          send: 'E-Mail',
        },
        {
          kind: 'checkboxes',
          name: 'days',
          label: 'Days that suit you',
          options: ['Monday', 'Tuesday', 'Thursday'],
          send: 'Tage',
        },
        {
          kind: 'textarea',
          name: 'message',
          label: 'What is it about?',
          inMessages: 'what it is about',
          required: true,
          rows: 4,
          send: 'Nachricht',
        },
      ],
      submit: 'Send the request',
      requiredNote: 'Fields marked with * are required.',
      privacy:
        'A form service delivers your request to us. We use your data only to arrange the appointment.',
      caution: 'In an emergency, please call 112.',
      thanks: '/en/thank-you',
      place: 'praxis',
      status: {
        sending: 'Sending your request …',
        sent: 'Thank you! Your request has arrived. We will be in touch on the next working day.',
      },
    },
    termin: {
      label: 'Terminanfrage',
      subject: 'Terminanfrage über die Website',
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: 'Vor- und Nachname',
          inMessages: 'Ihren Namen',
          required: true,
          autocomplete: 'name',
          send: 'Name',
        },
        {
          kind: 'date',
          name: 'geburtsdatum',
          label: 'Geburtsdatum',
          inMessages: 'Ihr Geburtsdatum',
          required: true,
          max: 'today',
          autocomplete: 'bday',
          send: 'Geburtsdatum',
        },
        {
          kind: 'select',
          name: 'versicherung',
          label: 'Versicherung',
          options: ['gesetzlich versichert', 'privat versichert', 'Selbstzahler'],
          send: 'Versicherung',
        },
        {
          kind: 'email',
          name: 'email',
          label: 'E-Mail',
          inMessages: 'Ihre E-Mail-Adresse',
          required: true,
          send: 'E-Mail',
        },
        {
          kind: 'internationalPhone',
          name: 'telefon',
          label: 'Telefon',
          inMessages: 'Ihre Telefonnummer',
          required: true,
          defaultCountry: 'DE',
          send: 'Telefon',
        },
        {
          kind: 'select',
          name: 'anliegen',
          label: 'Anliegen',
          inMessages: 'Ihr Anliegen',
          hint: 'Was führt Sie zu uns?',
          required: true,
          options: [
            'Sprechstunde',
            'Vorsorgeuntersuchung',
            'Impfung oder Impfberatung',
            'Verlaufskontrolle (DMP)',
            'Hausbesuch',
          ],
          send: 'Anliegen',
        },
        {
          kind: 'number',
          name: 'gewicht',
          label: 'Gewicht',
          hint: 'Nur bei Kindern, für die Dosierung von Medikamenten.',
          unit: 'kg',
          min: 0.5,
          max: 99.5,
          step: 0.1,
          send: 'Gewicht',
        },
        {
          kind: 'date',
          name: 'wunschtermin',
          label: 'Wunschtermin',
          hint: 'Ab heute, von Montag bis Freitag.',
          min: 'today',
          send: 'Wunschtermin',
        },
        {
          kind: 'radio',
          name: 'tageszeit',
          label: 'Tageszeit',
          options: ['vormittags', 'nachmittags', 'beides passt'],
          send: 'Tageszeit',
        },
        {
          kind: 'textarea',
          name: 'nachricht',
          label: 'Nachricht',
          hint: 'Bitte keine ausführlichen Befunde: Die besprechen wir persönlich.',
          rows: 4,
          send: 'Nachricht',
        },
        {
          kind: 'agreement',
          name: 'einwilligung',
          label: 'Ich habe die Datenschutzhinweise gelesen.',
          link: { text: 'Datenschutzhinweise', to: '/datenschutz' },
          required: true,
          value: 'ja',
          send: 'Datenschutzhinweise gelesen',
        },
      ],
      submit: 'Anfrage senden',
      requiredNote: 'Felder mit * sind Pflichtfelder.',
      privacy:
        'Ein Formulardienst stellt uns Ihre Anfrage zu. Wir verwenden die Angaben nur, um Ihren Termin zu vereinbaren.',
      caution: 'Im Notfall wählen Sie bitte die 112, außerhalb der Sprechzeiten die 116 117.',
      thanks: '/termin/danke',
      place: 'praxis',
      status: {
        sending: 'Ihre Anfrage wird gesendet …',
        sent: 'Vielen Dank! Wir haben Ihre Anfrage erhalten und melden uns am nächsten Werktag.',
      },
    },
  },

  // Für Gäste und alle, die noch nicht lange in Köln leben.
  languages: { 'en-GB': {} },

  announcement: {
    text: 'Zwischen den Jahren ist die Praxis geschlossen. Vertretung: Praxis Dr. Beckmann, Uferstraße 3.',
    link: { text: 'Sprechzeiten', to: '/sprechzeiten' },
    from: '2026-11-16',
    until: '2027-01-03',
  },

  navigation: [
    {
      ...links.leistungen,
      children: [links.vorsorge, links.impfungen, links.langzeit],
    },
    { text: 'Praxis', children: [links.team, links.sprechzeiten] },
    links.termin,
    links.kontakt,
  ],

  menu: { horizontalFrom: '52em' },

  footer: {
    groups: [
      {
        title: 'Leistungen',
        links: [
          { text: 'Alle Leistungen', to: '/leistungen' },
          links.vorsorge,
          links.impfungen,
          links.langzeit,
        ],
      },
      {
        title: 'Praxis',
        links: [links.team, links.sprechzeiten, links.termin, links.aktuelles, links.kontakt],
      },
    ],
    place: 'praxis',
    social: [
      {
        text: `${PRAXIS} auf LinkedIn`,
        to: 'https://linkedin.example.com/company/lindenplatz-praxis',
        icon: 'brand-linkedin',
        target: '_blank',
      },
      {
        text: `${PRAXIS} auf Instagram`,
        to: 'https://instagram.example.com/lindenplatz-praxis',
        icon: 'brand-instagram',
        target: '_blank',
      },
      {
        text: `${PRAXIS} auf YouTube`,
        to: 'https://youtube.example.com/@lindenplatz-praxis',
        icon: 'brand-youtube',
        target: '_blank',
      },
    ],
    summary: ZUSAMMENFASSUNG,
    legal: [
      { text: 'Impressum', to: '/impressum' },
      { text: 'Datenschutz', to: '/datenschutz' },
      { text: 'English', to: '/en/appointment' },
    ],
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
      sends: [
        'Ihre IP-Adresse und die Art Ihres Browsers',
        'Die Adresse dieser Website',
        'Den Ausschnitt der Karte, den Sie ansehen',
      ],
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
      sends: [
        'Ihre IP-Adresse und die Art Ihres Browsers',
        'Die Adresse dieser Website',
        'Welches Video Sie ansehen',
      ],
      stores: ['Cookies und andere Daten nach den Bedingungen von Google'],
      privacyNotice: 'https://policies.google.com/privacy?hl=de',
      category: 'videos',
    },
  },

  consent: {
    categories: {
      karten: {
        title: 'Karten',
        description:
          'Der Lageplan auf der Kontaktseite kommt von Google Maps. Google erhält dabei Ihre IP-Adresse und kann Daten im Browser speichern.',
      },
      videos: {
        title: 'Videos',
        description:
          'Einige Videos kommen von YouTube. Google erhält dabei Ihre IP-Adresse und kann Daten im Browser speichern.',
      },
    },
    more: { text: 'Datenschutzhinweise', to: '/datenschutz' },
  },

  texts: german,

  security: {
    contacts: ['mailto:sicherheit@lindenplatz-praxis.example'],
    expires: '2027-10-31',
    languages: ['de', 'en'],
  },

  files: {
    // Die Adresse steht auch auf unseren Terminzetteln.
    '/formulare/aufnahmebogen.pdf': { file: 'aufnahmebogen.pdf' },
    '/formulare/reiseapotheke.pdf': { file: 'reiseapotheke.pdf', address: 'hashed' },
  },

  redirects: [
    { from: '/oeffnungszeiten', to: '/sprechzeiten' },
    { from: '/reiseapotheke.pdf', to: '/formulare/reiseapotheke.pdf' },
    { from: '/rezept', to: 'https://rezepte.example.com/lindenplatz-praxis' },
  ],

  routes: {
    '/': {
      title: 'Hausarztpraxis in Köln',
      description:
        'Hausärztliche Gemeinschaftspraxis am Lindenplatz in Köln: Sprechstunde, Vorsorge, Impfungen und Hausbesuche. Termine online oder telefonisch.',
      hero: {
        label: 'Hausarztpraxis in Köln',
        title: 'Gut betreut, ein Leben lang',
        headline:
          'Wir nehmen uns Zeit, hören zu und erklären, was wir tun. Für Kinder, Erwachsene und alle, die schon lange zu uns kommen.',
        images: ['start', 'linde'],
        rotateSeconds: 8,
        size: 'full',
        actions: [links.termin, { text: 'Sprechzeiten ansehen', to: '/sprechzeiten' }],
      },
      sections: [
        {
          kind: 'serviceGrid',
          label: 'Leistungen',
          heading: 'Wobei wir Ihnen helfen',
          intro:
            'Von der Erkältung bis zur langjährigen Begleitung: Das meiste klären wir hier, für alles andere finden wir die richtige Fachpraxis.',
          services: [
            {
              title: 'Vorsorge',
              description:
                'Check-up, Hautkrebs-Screening und Jugenduntersuchung: in Ruhe und mit einem Gespräch über die Ergebnisse.',
              link: '/leistungen/vorsorge',
            },
            {
              title: 'Impfungen',
              description:
                'Wir prüfen Ihren Impfpass, frischen auf und beraten Sie vor Reisen, ganz nach den Empfehlungen der STIKO.',
              link: '/leistungen/impfungen',
            },
            {
              title: 'Chronische Erkrankungen',
              description:
                'Diabetes, Bluthochdruck, Asthma, COPD und Herzerkrankungen: mit festen Ansprechpersonen und klaren Zielen.',
              link: '/leistungen/chronische-erkrankungen',
            },
          ],
        },
        {
          kind: 'openingHours',
          tone: 'tint',
          label: 'Sprechzeiten',
          heading: 'Wann wir für Sie da sind',
          intro: 'Bitte vereinbaren Sie einen Termin. Akut Erkrankte kommen morgens ab 8 Uhr.',
          hours: 'praxis',
          note: 'Außerhalb dieser Zeiten hilft Ihnen der ärztliche Bereitschaftsdienst unter **116 117**, im Notfall die **112**.',
        },
        {
          kind: 'statistics',
          tone: 'dark',
          label: 'Die Praxis in Zahlen',
          heading: `Vertraut seit ${fakten.gruendung.value}`,
          statistics: [
            {
              label: 'Familien',
              value: fakten.familien.value,
              detail: 'Viele davon schon in der zweiten oder dritten Generation.',
            },
            {
              label: 'Pünktlich',
              value: 92,
              isPercent: true,
              detail: 'So viele Termine beginnen innerhalb von 15 Minuten.',
            },
            {
              label: 'Wartezeit auf einen Termin',
              value: 3,
              unit: 'Tage',
              detail: 'Im Durchschnitt. Akute Beschwerden sehen wir am selben Tag.',
            },
          ],
        },
        {
          kind: 'highlights',
          label: 'Was uns wichtig ist',
          heading: 'So arbeiten wir',
          highlights: [
            {
              title: 'Zeit für Ihr Anliegen',
              description:
                'Wir planen unsere Sprechstunde so, dass ein Gespräch ein Gespräch bleibt. Brauchen Sie länger, sagen Sie es bei der Anmeldung.',
            },
            {
              title: 'Verständliche Medizin',
              description: 'Wir erklären Befunde in einfachen Worten und entscheiden gemeinsam.',
            },
            {
              title: 'Kurze Wege',
              description: 'Labor, EKG, Ultraschall und Lungenfunktion haben wir im Haus.',
            },
            {
              title: 'Barrierefrei',
              description: 'Unsere Räume liegen im Erdgeschoss, ohne Stufen und mit breiten Türen.',
            },
            {
              title: 'Mehrsprachig',
              description: 'Wir sprechen Deutsch, Englisch, Türkisch und Polnisch.',
            },
          ],
        },
        {
          kind: 'testimonials',
          tone: 'tint',
          label: 'Stimmen aus der Nachbarschaft',
          heading: 'Wer mit uns zusammenarbeitet',
          testimonials: [
            {
              quote:
                'Wenn bei uns jemand stürzt, ist am selben Nachmittag eine Ärztin im Haus. Das beruhigt die Bewohnerinnen und Bewohner, und ehrlich gesagt auch uns.',
              name: 'Katharina Brandt',
              role: 'Pflegedienstleitung, Seniorenstift Lindenhof',
              image: 'brandt',
              consent: '2026-03-01',
            },
            {
              quote:
                'Auf jedem Rezept steht, wen ich zurückrufen kann. So klären wir Wechselwirkungen, bevor sie jemandem schaden.',
              name: 'Tobias Kellermann',
              role: 'Apotheker, Lindenapotheke',
              consent: '2026-05-12',
            },
          ],
        },
        {
          kind: 'articleList',
          label: 'Aktuelles',
          heading: 'Neues aus der Praxis',
          articles: '/aktuelles',
          count: 3,
          more: { text: 'Alle Beiträge', to: '/aktuelles' },
        },
        {
          kind: 'logos',
          label: 'Partner und Zertifikate',
          heading: 'Gut vernetzt im Viertel',
          oneColor: true,
          logos: [
            { image: 'logoLehrpraxis' },
            { image: 'logoStift', link: 'https://www.lindenhof-stift.example' },
            { image: 'logoApotheke', link: 'https://www.lindenapotheke-koeln.example' },
            { image: 'logoLabor', link: 'https://www.labor-rheinbogen.example' },
            { image: 'logoTurm', link: 'https://www.turmverein-koeln.example' },
            { image: 'logoQualitaet' },
          ],
        },
        {
          kind: 'callToAction',
          tone: 'dark',
          label: 'Neu bei uns?',
          heading: 'Wir freuen uns auf Sie',
          image: 'ruhe',
          text: 'Wir nehmen neue Patientinnen und Patienten auf. Bringen Sie Ihre Versichertenkarte, Ihren Impfpass und Ihren Medikationsplan mit. Den Aufnahmebogen füllen Sie am besten schon zu Hause aus.',
          actions: [links.termin, links.aufnahmebogen],
        },
      ],
    },

    '/leistungen': {
      title: 'Leistungen',
      description: `Alle Leistungen der ${PRAXIS}: Vorsorge, Impfungen, Betreuung chronischer Erkrankungen, Diagnostik im Haus und Hausbesuche.`,
      hero: {
        title: 'Leistungen',
        headline: 'Hausärztliche Medizin für jedes Alter, mit moderner Diagnostik im Haus.',
        images: ['leistungen'],
        actions: [links.termin],
      },
      sections: [
        {
          kind: 'iconGrid',
          heading: 'Unser Angebot im Überblick',
          perRow: 3,
          cards: [
            {
              icon: 'clipboard-check',
              title: 'Vorsorge',
              description: 'Check-up, Hautkrebs-Screening, Jugend- und Sportuntersuchungen.',
              link: '/leistungen/vorsorge',
            },
            {
              icon: 'vaccine',
              title: 'Impfungen',
              description: 'Grundschutz, Auffrischung und Beratung vor Reisen.',
              link: '/leistungen/impfungen',
            },
            {
              icon: 'activity-heartbeat',
              title: 'Chronische Erkrankungen',
              description: 'Begleitung in Behandlungsprogrammen (DMP) mit festen Terminen.',
              link: '/leistungen/chronische-erkrankungen',
            },
            {
              icon: 'stethoscope',
              title: 'Akutsprechstunde',
              description: 'Jeden Vormittag für alle, die nicht warten können.',
            },
            {
              icon: 'home-heart',
              title: 'Hausbesuche',
              description: 'Wenn Sie nicht zu uns kommen können, kommen wir zu Ihnen.',
            },
            {
              icon: 'messages',
              title: 'Psychosomatik',
              description: 'Gespräche, wenn Körper und Seele sich gegenseitig belasten.',
            },
          ],
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          layout: 'columns',
          label: 'Diagnostik',
          heading: 'Untersuchungen im Haus',
          blocks: [
            {
              icon: 'heartbeat',
              title: 'Herz und Kreislauf',
              text: 'Wir erkennen Veränderungen früh und begleiten die Behandlung.',
              points: ['EKG und Belastungs-EKG', 'Langzeit-EKG', '24-Stunden-Blutdruck'],
            },
            {
              icon: 'lungs',
              title: 'Lunge',
              text: 'Messungen bei Husten, Atemnot und zur Verlaufskontrolle.',
              points: ['Lungenfunktion', 'Sauerstoffsättigung', 'Schulung für Inhalatoren'],
            },
            {
              icon: 'test-pipe',
              title: 'Labor und Ultraschall',
              text: 'Viele Werte liegen noch am selben Tag vor.',
              points: ['Blut- und Urinuntersuchungen', 'Bauch und Schilddrüse', 'Schnelltests'],
            },
          ],
        },
        {
          kind: 'callToAction',
          heading: 'Nicht sicher, ob Sie bei uns richtig sind?',
          text: 'Rufen Sie uns an. Unser Team am Empfang weiß, was wir selbst behandeln und wer sonst helfen kann.',
          actions: [anrufen, links.termin],
        },
      ],
    },

    '/leistungen/vorsorge': {
      title: 'Vorsorge',
      description:
        'Check-up ab 18 Jahren, Hautkrebs-Screening ab 35 und Jugenduntersuchungen: Was die Krankenkasse übernimmt und wie die Untersuchung abläuft.',
      subject: 'service',
      hero: {
        label: 'Leistungen',
        title: 'Vorsorge',
        headline: 'Früh erkennen, was sich früh gut behandeln lässt.',
        images: ['leistungen'],
        actions: [{ text: 'Vorsorgetermin anfragen', to: '/termin' }],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Am Anfang steht ein Gespräch',
          image: 'ruhe',
          paragraphs: [
            'Eine Vorsorgeuntersuchung ist mehr als eine Reihe von Messwerten. Wir sprechen mit Ihnen über Ihre Familiengeschichte, Ihren Alltag und darüber, was Sie sich vorgenommen haben.',
            'Danach untersuchen wir Sie gründlich, nehmen Blut ab und besprechen die Ergebnisse in einem zweiten Termin. Sie erhalten alle Werte schriftlich.',
          ],
          quote: 'Die beste Vorsorge ist die, zu der Sie gern wiederkommen.',
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          label: 'Auf einen Blick',
          heading: 'Was die Krankenkasse übernimmt',
          facts: [
            {
              term: 'Check-up',
              values: ['einmalig von 18 bis 34 Jahren', 'ab 35 alle drei Jahre'],
            },
            { term: 'Hautkrebs-Screening', values: ['ab 35 Jahren alle zwei Jahre'] },
            { term: 'Darmkrebs-Früherkennung', values: ['ab 50 Jahren'] },
            { term: 'Jugenduntersuchung J1', values: ['von 12 bis 14 Jahren'] },
          ],
        },
        {
          kind: 'table',
          label: 'Wunschleistungen',
          heading: 'Was Sie selbst bezahlen',
          intro:
            'Manche Untersuchungen übernimmt die gesetzliche Krankenkasse nicht. Wir sagen Ihnen vorher, ob sie für Sie sinnvoll sind.',
          caption: 'Preise in Euro nach der Gebührenordnung für Ärzte, mit Beratung',
          columns: [
            { title: 'Leistung' },
            { title: 'Dauer' },
            { title: 'Empfohlen' },
            { title: 'Preis', isNumber: true },
          ],
          rows: [
            {
              cells: [
                'Sporttauglichkeitsuntersuchung',
                '40 Minuten',
                'vor dem ersten Wettkampf',
                '94,50',
              ],
            },
            { cells: ['Reisemedizinische Beratung', '20 Minuten', 'vor Fernreisen', '36,20'] },
            { cells: ['Schilddrüsenultraschall', '15 Minuten', 'bei Vorbelastung', '41,80'] },
            {
              cells: [
                'Führerscheinuntersuchung (Klassen C und D)',
                '50 Minuten',
                'alle fünf Jahre ab 50',
                '112,00',
              ],
            },
          ],
        },
        {
          kind: 'steps',
          tone: 'tint',
          label: 'Ablauf',
          heading: 'In drei Schritten zum Check-up',
          steps: [
            {
              title: 'Anmelden',
              text: 'Wählen Sie einen Termin am Vormittag und kommen Sie nüchtern. Wasser dürfen Sie trinken.',
            },
            {
              title: 'Untersuchen',
              text: 'Blutabnahme, Blutdruck, EKG und eine gründliche körperliche Untersuchung, zusammen etwa 40 Minuten.',
            },
            {
              title: 'Besprechen',
              text: 'Eine Woche später gehen wir die Ergebnisse in Ruhe durch und planen, was Ihnen guttut.',
            },
          ],
        },
        {
          kind: 'buttonLinks',
          heading: 'Das könnte Sie auch interessieren',
          links: [links.impfungen, links.langzeit, links.termin],
        },
      ],
    },

    '/leistungen/impfungen': {
      title: 'Impfungen',
      description:
        'Impfberatung und Impfungen nach den Empfehlungen der STIKO: Grundschutz, Auffrischung und Reiseimpfungen. Bringen Sie Ihren Impfpass mit.',
      subject: 'service',
      hero: {
        label: 'Leistungen',
        title: 'Impfungen',
        headline: 'Ein kurzer Blick in Ihren Impfpass sagt uns, was fehlt.',
        images: ['leistungen'],
        actions: [{ text: 'Impftermin anfragen', to: '/termin' }],
      },
      sections: [
        {
          kind: 'numberedList',
          label: 'Wir impfen',
          heading: 'Schutz in jedem Alter',
          items: [
            {
              title: 'Grundschutz',
              text: 'Tetanus, Diphtherie, Keuchhusten und Polio, dazu Masern für alle, die nach 1970 geboren sind.',
            },
            {
              title: 'Auffrischung',
              text: 'Tetanus und Diphtherie alle zehn Jahre, einmal davon zusammen mit Keuchhusten.',
            },
            {
              title: 'Ab 60 Jahren',
              text: 'Grippe und COVID-19 in jedem Herbst, außerdem Pneumokokken und Gürtelrose.',
            },
            {
              title: 'Reisen',
              text: 'Hepatitis, Typhus und Tollwut nach Beratung. Für Gelbfieber verweisen wir an eine Impfstelle.',
            },
          ],
        },
        {
          kind: 'video',
          tone: 'dark',
          label: 'Kurz erklärt',
          heading: 'Wie eine Impfung wirkt',
          video: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
          poster: 'leistungen',
          published: '2026-03-16',
          caption:
            'Dr. Hanna Vogt erklärt in vier Minuten, was im Körper passiert und warum der Arm danach zwickt.',
        },
        {
          kind: 'callToAction',
          tone: 'tint',
          heading: 'Impfpass verlegt?',
          text: 'Kein Problem. Wir legen einen neuen an und tragen nach, was in unserer Kartei steht.',
          actions: [
            links.termin,
            { text: 'Checkliste Reiseapotheke', to: '/formulare/reiseapotheke.pdf' },
          ],
          note: 'Bitte vereinbaren Sie Reiseimpfungen spätestens sechs Wochen vor der Abreise.',
        },
        {
          kind: 'buttonLinks',
          heading: 'Jetzt aktuell',
          links: [{ text: 'Grippeimpfung ohne Termin', to: '/grippeimpfung' }],
        },
      ],
    },

    '/grippeimpfung': {
      title: 'Grippeimpfung 2026',
      description: `Grippeimpfung ohne Termin in der ${PRAXIS}: jeden Mittwoch von 8 bis 13 Uhr, bis Ende November. Bringen Sie Versichertenkarte und Impfpass mit.`,
      preview: 'linde',
      menu: false,
      hero: {
        label: 'Bis Ende November',
        title: 'Grippeimpfung ohne Termin',
        headline:
          'Jeden Mittwoch von 8 bis 13 Uhr. Eine Viertelstunde, und Sie sind für den Winter gut geschützt.',
        images: ['ruhe'],
        actions: [anrufen],
      },
      sections: [
        {
          kind: 'steps',
          heading: 'So einfach geht es',
          steps: [
            {
              title: 'Vorbeikommen',
              text: 'Mit Versichertenkarte und, wenn Sie ihn finden, Ihrem Impfpass. Kinder ab sechs Monaten bringen Sie gern mit.',
            },
            {
              title: 'Kurz sprechen',
              text: 'Wir fragen nach Allergien und danach, ob Sie sich heute gesund fühlen.',
            },
            {
              title: 'Impfen',
              text: 'Danach bleiben Sie noch kurz bei uns. Die Kasse übernimmt die Kosten.',
            },
          ],
        },
      ],
    },

    '/leistungen/chronische-erkrankungen': {
      title: 'Chronische Erkrankungen',
      description:
        'Begleitung bei Diabetes, Bluthochdruck, Asthma, COPD und Herzerkrankungen: regelmäßige Termine, Schulungen und ein Plan, der zu Ihnen passt.',
      subject: 'service',
      hero: {
        label: 'Leistungen',
        title: 'Chronische Erkrankungen',
        headline: 'Mit einer Krankheit gut leben: Wir planen gemeinsam, was Sie dafür brauchen.',
        images: ['ruhe'],
        actions: [links.termin],
      },
      sections: [
        {
          kind: 'audiencePanels',
          heading: 'Strukturierte Behandlung',
          intro:
            'Die Behandlungsprogramme der Krankenkassen (DMP) sichern regelmäßige Kontrollen. Die Teilnahme ist freiwillig und kostenlos.',
          panels: [
            {
              title: 'Stoffwechsel und Herz',
              text: 'Wir messen, passen die Behandlung an und schulen Sie in kleinen Gruppen.',
              sectors: [
                { icon: 'droplet', title: 'Diabetes Typ 2' },
                { icon: 'heartbeat', title: 'Koronare Herzkrankheit' },
                { icon: 'activity-heartbeat', title: 'Bluthochdruck' },
              ],
              link: { text: 'Kontrolltermin anfragen', to: '/termin' },
            },
            {
              title: 'Atemwege',
              text: 'Wir prüfen Ihre Lungenfunktion und üben mit Ihnen den Umgang mit dem Inhalator.',
              sectors: [
                { icon: 'lungs', title: 'Asthma bronchiale' },
                { icon: 'wind', title: 'COPD' },
              ],
              link: { text: 'Schulung anfragen', to: '/termin' },
            },
          ],
        },
        {
          kind: 'steps',
          tone: 'tint',
          label: 'So begleiten wir Sie',
          heading: 'Vom ersten Befund zum Alltag',
          steps: [
            {
              title: 'Einschreiben',
              text: 'Wir prüfen, welches Programm passt, und klären Ihre Ziele.',
            },
            {
              title: 'Schulen',
              text: 'Sie lernen, Werte selbst zu messen und richtig einzuordnen.',
            },
            {
              title: 'Kontrollieren',
              text: 'Alle drei Monate sehen wir uns und passen den Plan an.',
            },
            { title: 'Vorbeugen', text: 'Augen, Füße, Nieren: Wir behalten Folgen früh im Blick.' },
          ],
        },
        {
          kind: 'prose',
          label: 'Gut zu wissen',
          heading: 'Ihre Kontrolltermine',
          text: `
            Wie oft wir uns sehen, hängt von Ihrer Erkrankung ab. Das sind die **Abstände, mit denen wir planen**; wenn es Ihnen schlechter geht, kommen Sie bitte früher.

            | Programm               | Abstand     | Das prüfen wir                          |
            | ---------------------- | ----------- | --------------------------------------- |
            | Diabetes Typ 2         | drei Monate | Langzeitzucker, Blutdruck, Füße, Nieren |
            | Koronare Herzkrankheit | sechs Monate | Blutdruck, Blutfette, Belastbarkeit    |
            | Asthma und COPD        | sechs Monate | Lungenfunktion, Technik beim Inhalieren |

            ## Was Sie mitbringen

            - Ihre Versichertenkarte und den **Medikationsplan**
            - Ihr Tagebuch mit Blutzucker- oder Blutdruckwerten
            - Berichte von Fachärzten oder aus dem Krankenhaus

            > Die Werte sind die eine Hälfte. Die andere ist, wie Sie damit durch den Tag kommen. Darüber sprechen wir genauso.

            ## So schreiben Sie sich ein

            1. [Fragen Sie einen Termin an](/termin), mit dem Anlass *chronische Erkrankung*.
            2. Wir besprechen Ihre Werte und was Sie erreichen möchten.
            3. Sie unterschreiben die Einwilligung, und wir melden Sie bei Ihrer Krankenkasse an.

            Termine gibt es auch am Nachmittag: siehe [Sprechzeiten](/sprechzeiten).
          `,
        },
      ],
    },

    '/team': {
      title: 'Team',
      description:
        'Zwei Ärztinnen, ein Arzt und ein eingespieltes Praxisteam: Lernen Sie die Menschen kennen, die sich am Lindenplatz um Sie kümmern.',
      hero: {
        title: 'Unser Team',
        headline: 'Feste Ansprechpersonen, die Sie und Ihre Geschichte kennen.',
        images: ['team'],
      },
      sections: [
        {
          kind: 'profileList',
          label: 'Ärztinnen und Ärzte',
          heading: 'Wer Sie behandelt',
          profiles: [
            {
              title: 'Dr. med. Hanna Vogt',
              subTitle: 'Fachärztin für Allgemeinmedizin',
              text: [
                'Hanna Vogt leitet die Praxis, die sie 2009 von ihrer Mutter übernommen hat. Ihre Schwerpunkte sind Herz-Kreislauf-Erkrankungen und die Vorsorge.',
                'Sie bildet Studierende der Universität zu Köln aus und läuft jeden Herbst den Marathon, meistens bis ins Ziel.',
              ],
            },
            {
              title: 'Jörg Öztürk',
              subTitle: 'Facharzt für Innere Medizin',
              text: [
                'Jörg Öztürk war zwölf Jahre lang Internist im Krankenhaus, zuletzt als Oberarzt. Bei uns betreut er Menschen mit Diabetes und Lungenerkrankungen und macht den größten Teil der Hausbesuche.',
              ],
            },
            {
              title: 'Dr. med. Agnieszka Wójcik-Brandt',
              subTitle: 'Fachärztin für Innere Medizin und Kardiologie',
              text: [
                'Agnieszka Wójcik-Brandt war Oberärztin einer Klinik und gehört seit August 2026 zur Praxis. Sie untersucht Herzen mit Ultraschall und führt Sprechstunden auch auf Polnisch.',
              ],
            },
          ],
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          label: 'Empfang, Labor und Assistenz',
          heading: 'Wer sonst noch für Sie da ist',
          blocks: [
            {
              title: 'Sabine Groß',
              text: 'Leitet den Empfang. Sie kennt jeden Namen und jeden freien Termin.',
            },
            {
              title: 'Mehmet Yıldız',
              text: 'Medizinischer Fachangestellter im Labor, mit der ruhigsten Hand der Praxis.',
            },
            {
              title: 'Clara Neumann',
              text: 'Entlastende Versorgungsassistentin. Sie besucht Sie zu Hause, wenn der Weg zu weit ist.',
            },
            {
              title: 'Lea Schäfer',
              text: 'Auszubildende im zweiten Jahr, meistens die Erste, die Sie begrüßt.',
            },
          ],
        },
        {
          kind: 'imageGallery',
          label: 'Einblicke',
          heading: 'Unsere Räume in Bildern',
          intro: 'Die Künstlerin Mira Hofmann hat sie für uns aus Papier geschnitten.',
          images: [
            { image: 'linde', caption: 'Der Lindenzweig am Empfang gibt der Praxis ihren Namen.' },
            { image: 'leistungen', caption: 'Das Wartezimmer, vom Boden aus gesehen.' },
            { image: 'ort', caption: 'Der Weg von der Haltestelle über den Lindenplatz.' },
            { image: 'ruhe', caption: 'Im Ruheraum, in dem wir Infusionen geben.' },
            { image: 'start', caption: 'Der Morgen im Sprechzimmer zwei, zum Hof hinaus.' },
            { image: 'team', caption: 'Fünf Kreise für fünf Menschen, die sich ergänzen.' },
          ],
        },
        {
          kind: 'openings',
          tone: 'tint',
          label: 'Mitarbeiten',
          heading: 'Wir suchen Verstärkung',
          intro: 'Schreiben Sie uns ein paar Zeilen, wir melden uns noch in derselben Woche.',
          positions: [
            {
              title: 'Medizinische Fachangestellte oder Fachangestellter',
              text: 'Sie nehmen Blut ab, schreiben EKGs und begleiten unsere Patientinnen und Patienten durch den Vormittag. In Vollzeit oder mit 30 Stunden, ohne Samstage.',
              location: { city: 'Köln' },
              discipline: 'Assistenz',
              pay: 'nach Tarif, Tätigkeitsgruppe IV',
              posted: '2026-10-05',
              apply: 'mailto:bewerbung@lindenplatz-praxis.example?subject=MFA',
            },
            {
              title: 'Ausbildung zur MFA, Beginn im August',
              text: 'Drei Jahre mit fester Anleiterin, Labor im Haus und Zeit zum Lernen. Ein Praktikum zum Kennenlernen ist jederzeit möglich.',
              location: { city: 'Köln' },
              discipline: 'Ausbildung',
              posted: '2026-11-02',
              closes: '2027-03-31',
              apply: 'mailto:bewerbung@lindenplatz-praxis.example?subject=Ausbildung',
            },
          ],
          none: 'Zurzeit ist keine Stelle frei. Initiativbewerbungen sind trotzdem willkommen.',
        },
      ],
    },

    '/sprechzeiten': {
      title: 'Sprechzeiten',
      description: `Die Sprechzeiten der ${PRAXIS}, Wege zum Rezept und zur Überweisung und Hilfe außerhalb der Öffnungszeiten.`,
      hero: {
        title: 'Sprechzeiten',
        headline:
          'Mit Termin warten Sie kurz. Ohne Termin sind Sie bei akuten Beschwerden trotzdem richtig.',
        images: ['start'],
        actions: [links.termin],
      },
      sections: [
        {
          kind: 'openingHours',
          heading: 'Unsere Woche',
          hours: 'praxis',
          note: 'Die letzte halbe Stunde jedes Vormittags ist für akute Beschwerden reserviert.',
        },
        {
          kind: 'addresses',
          tone: 'dark',
          label: 'Standorte',
          heading: 'Wo Sie uns finden',
          addresses: [
            { place: 'praxis' },
            { place: 'zweitpraxis', hours: 'zweitpraxis' },
            { place: 'archiv' },
          ],
        },
        {
          kind: 'video',
          label: 'Rundgang',
          heading: 'Drei Minuten zu Fuß, zehn Sekunden im Film',
          video: {
            kind: 'file',
            file: 'rundgang.mp4',
            captions: [{ file: 'rundgang.de.vtt', language: 'de', label: 'Deutsch' }],
          },
          poster: 'ort',
          caption: 'Der Film hat keinen Ton. Was er zeigt, steht in den Untertiteln.',
        },
        {
          kind: 'featureBlocks',
          tone: 'tint',
          layout: 'columns',
          label: 'Gut zu wissen',
          heading: 'Rezepte, Überweisungen, Notfälle',
          blocks: [
            {
              icon: 'pill',
              title: 'Folgerezepte',
              text: 'Bestellen Sie bis zum Mittag am Telefon. Ihr E-Rezept liegt am nächsten Werktag ab 16 Uhr bereit.',
            },
            {
              icon: 'file-text',
              title: 'Überweisungen',
              text: 'Nennen Sie uns Fachrichtung und Anlass. Wir stellen sie am Empfang aus.',
            },
            {
              icon: 'lifebuoy',
              title: 'Außerhalb der Zeiten',
              text: 'Der ärztliche Bereitschaftsdienst ist unter 116 117 erreichbar, der Rettungsdienst unter 112.',
            },
          ],
        },
        {
          kind: 'questions',
          label: 'Häufig gefragt',
          heading: 'Was viele wissen möchten',
          intro: 'Ihre Frage ist nicht dabei? Rufen Sie uns an, wir helfen gern.',
          questions: [
            {
              id: 'erster-termin',
              question: 'Was bringe ich zum ersten Termin mit?',
              answer: [
                'Ihre Versichertenkarte, Ihren Impfpass und Ihren Medikationsplan. Haben Sie Befunde oder Arztbriefe aus den letzten zwei Jahren, bringen Sie auch diese mit.',
                'Planen Sie etwas mehr Zeit ein: Beim ersten Mal füllen wir zusammen den Anamnesebogen aus.',
              ],
            },
            {
              id: 'folgerezept',
              question: 'Wie bekomme ich ein Folgerezept, ohne in die Praxis zu kommen?',
              answer: [
                'Bestellen Sie es bis zum Mittag am Telefon. Am nächsten Werktag ab 16 Uhr lösen Sie es in jeder Apotheke mit Ihrer Versichertenkarte ein, sofern wir diese im laufenden Quartal schon eingelesen haben.',
              ],
            },
            {
              question: 'Stellen Sie Arbeitsunfähigkeitsbescheinigungen auch telefonisch aus?',
              answer: [
                'Ja, wenn wir Sie kennen und Ihre Beschwerden leicht sind, für bis zu fünf Tage. Ihre Krankenkasse und Ihr Arbeitgeber erhalten die Bescheinigung elektronisch.',
              ],
            },
            {
              question: 'Kann ich die Ärztin oder den Arzt wählen?',
              answer: [
                'Ja. Sagen Sie es bei der Anmeldung. In der Akutsprechstunde behandelt Sie, wer zuerst frei ist.',
              ],
            },
          ],
        },
      ],
    },

    '/termin': {
      title: 'Termin anfragen',
      description: `Fragen Sie Ihren Termin in der ${PRAXIS} online an. Wir bestätigen ihn am nächsten Werktag per E-Mail oder Telefon.`,
      hero: {
        title: 'Termin anfragen',
        headline: 'Sagen Sie uns, wann es Ihnen passt. Wir antworten am nächsten Werktag.',
        images: ['ort'],
      },
      sections: [
        {
          kind: 'form',
          heading: 'Ihre Anfrage',
          intro: 'Für heute oder morgen rufen Sie uns bitte an: Das geht am schnellsten.',
          form: 'termin',
        },
        {
          kind: 'buttonLinks',
          heading: 'English',
          links: [{ text: 'Request an appointment in English', to: '/en/appointment' }],
        },
      ],
    },

    '/en/appointment': {
      title: 'Request an appointment',
      description:
        'Request an appointment with our family doctors in Cologne in English. We answer by email or phone on the next working day.',
      language: 'en-GB',
      translationOf: '/termin',
      hero: {
        label: 'In English',
        title: 'Request an appointment',
        headline: 'Tell us what you need. We speak English and answer on the next working day.',
        images: ['ort'],
      },
      sections: [
        {
          kind: 'form',
          heading: 'Your request',
          intro: 'For today or tomorrow, please call us: that is the fastest way.',
          form: 'appointment',
        },
        {
          kind: 'openingHours',
          tone: 'tint',
          heading: 'Opening hours',
          intro: 'Please make an appointment. If you are acutely ill, come at 8 in the morning.',
          hours: 'praxis',
          note: 'Outside these hours, call 116 117, and in an emergency 112.',
        },
        {
          kind: 'statistics',
          tone: 'dark',
          heading: 'You are in good company',
          statistics: [
            {
              label: 'Families',
              value: fakten.familien.value,
              detail: 'Many of them speak another language at home.',
            },
            {
              label: 'On time',
              value: 92,
              isPercent: true,
              detail: 'That many appointments begin within 15 minutes.',
            },
          ],
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
        headline: 'Your request has arrived. We will be in touch on the next working day.',
        images: ['linde'],
      },
    },

    '/en/privacy': {
      title: 'Privacy',
      description:
        'What this website learns about you if you request an appointment in English, and what stays in your browser.',
      language: 'en-GB',
      translationOf: '/datenschutz',
      hero: {
        label: 'In English',
        title: 'Privacy',
        headline: 'What this website learns about you, and what it does not.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'First things first',
          paragraphs: [
            'This website sets no cookies and does not measure what you look at. Data leaves your browser only if you [send a form](/en/appointment), load the map or play a video.',
            'A form service delivers your request to us. We use it **only to arrange your appointment**. What we learn about your health at the practice is confidential and is not on this server.',
            'The [complete notice in German](/datenschutz) names every company that receives data. We are happy to explain it to you.',
          ],
        },
        {
          kind: 'deviceStorage',
          tone: 'tint',
          heading: 'What is stored in your browser',
          intro: 'This data stays on your device. It is not sent to us.',
        },
      ],
    },

    '/termin/danke': {
      title: 'Vielen Dank',
      description: 'Ihre Terminanfrage ist bei uns angekommen.',
      indexed: false,
      hero: {
        title: 'Vielen Dank!',
        headline: 'Ihre Anfrage ist bei uns angekommen. Wir melden uns am nächsten Werktag.',
        images: ['linde'],
      },
      sections: [
        {
          kind: 'buttonLinks',
          heading: 'Wie geht es weiter?',
          links: [
            links.aufnahmebogen,
            links.start,
            links.sprechzeiten,
            { text: 'Was bringe ich mit?', to: '/sprechzeiten#erster-termin' },
          ],
        },
      ],
    },

    '/kontakt': {
      title: 'Kontakt',
      description: `So erreichen Sie die ${PRAXIS} in Köln: Telefon, Adresse, Anfahrt mit Bahn, Rad und Auto und der Weg ohne Stufen.`,
      subject: 'contact',
      hero: {
        title: 'Kontakt und Anfahrt',
        headline: 'Mitten in Köln, drei Minuten von der Haltestelle Lindenplatz.',
        images: ['ort'],
        actions: [links.termin],
      },
      sections: [
        {
          kind: 'mapAddress',
          heading: 'Besuchen Sie uns',
          place: 'praxis',
          otherPlaces: ['zweitpraxis', 'archiv'],
        },
        {
          kind: 'mapAddress',
          tone: 'tint',
          label: 'Schulungen',
          heading: 'Wo unsere Kurse stattfinden',
          place: 'schulung',
        },
        {
          kind: 'featureBlocks',
          layout: 'columns',
          label: 'Anfahrt',
          heading: 'Der Weg zu uns',
          blocks: [
            {
              icon: 'bus-stop',
              title: 'Bus und Bahn',
              text: 'Linien 1 und 7 bis Lindenplatz, von dort 200 Meter über den Platz.',
            },
            {
              icon: 'parking-circle',
              title: 'Auto und Rad',
              text: 'Zwei Parkplätze im Hof, Fahrradbügel vor dem Haus, ein Parkhaus um die Ecke.',
            },
            {
              icon: 'wheelchair',
              title: 'Barrierefrei',
              text: 'Eingang ohne Stufen, Türen mit Öffner und ein WC für Menschen im Rollstuhl.',
            },
          ],
        },
      ],
    },

    '/aktuelles': {
      title: 'Aktuelles',
      description: `Neuigkeiten aus der ${PRAXIS} in Köln: Impftermine, Neues im Team und Hinweise zu Rezepten, Sprechzeiten und Urlaub.`,
      hero: {
        title: 'Aktuelles',
        headline: 'Was sich in der Praxis ändert, damit Sie nicht umsonst kommen.',
        images: ['linde'],
      },
      sections: [
        {
          kind: 'articleList',
          label: 'Aus der Praxis',
          heading: 'Alle Beiträge',
          intro: 'Dringendes steht zusätzlich an der Praxistür und auf unserem Anrufbeantworter.',
          articles: '/aktuelles',
        },
      ],
    },

    '/aktuelles/grippeimpfung': {
      title: 'Grippeimpfung im Herbst',
      description:
        'Ab dem 12. Oktober impfen wir gegen die Grippe, mittwochs ohne Termin. Für wen die Impfung wichtig ist und was Sie mitbringen sollten.',
      article: { date: '2026-10-05', author: 'Dr. med. Hanna Vogt' },
      hero: {
        label: 'Impfungen',
        title: 'Grippeimpfung: mittwochs ohne Termin',
        headline: 'Der Impfstoff ist da. Ab dem 12. Oktober können Sie einfach vorbeikommen.',
        images: ['leistungen'],
      },
      sections: [
        {
          kind: 'prose',
          label: 'Ab 12. Oktober',
          heading: 'So kommen Sie an Ihre Impfung',
          paragraphs: [
            'Bis Ende November impfen wir jeden Mittwoch von 8 bis 13 Uhr ohne Termin. Bringen Sie Ihre Versichertenkarte und den Impfpass mit; mehr als eine Viertelstunde sollte es nicht dauern. An den anderen Tagen impfen wir Sie gern bei einem Termin mit, der ohnehin ansteht.',
            'Wer eine Erkältung mit Fieber hat, wartet bitte, bis er wieder gesund ist. Ein Schnupfen allein ist kein Grund, die Impfung zu verschieben.',
          ],
          points: [
            'Menschen ab 60 Jahren, für die es einen stärkeren Impfstoff gibt',
            'Schwangere ab dem vierten Monat',
            'Kinder und Erwachsene mit Asthma, Diabetes, Herz- oder Nierenleiden',
            'Alle, die andere pflegen oder viel Kontakt mit Menschen haben',
          ],
          actions: [links.impfungen, links.termin],
        },
      ],
    },

    '/aktuelles/verstaerkung-im-team': {
      title: 'Verstärkung im Team',
      description: `Seit August gehört Dr. Agnieszka Wójcik-Brandt zur ${PRAXIS}. Sie spricht Polnisch und bringt den Ultraschall des Herzens mit.`,
      article: { date: '2026-08-17' },
      hero: {
        label: 'Team',
        title: 'Wir sind jetzt zu dritt',
        headline: 'Dr. Agnieszka Wójcik-Brandt verstärkt die Praxis seit dem 1. August.',
        images: ['team'],
      },
      sections: [
        {
          kind: 'prose',
          label: 'Herzlich willkommen',
          heading: 'Mehr Zeit und ein neuer Schwerpunkt',
          paragraphs: [
            'Mit der dritten Ärztin vergeben wir jede Woche rund vierzig Termine mehr. Vor allem am Donnerstagabend und für neue Patientinnen und Patienten werden die Wartezeiten dadurch kürzer.',
            'Agnieszka Wójcik-Brandt war zuletzt Oberärztin der Kardiologie. Bei uns führt sie den Ultraschall des Herzens ein, für den Sie bisher in eine andere Praxis mussten.',
          ],
          quote: 'In der Klinik kannte ich die Befunde. Hier lerne ich die Menschen kennen.',
          actions: [links.team],
        },
      ],
    },

    '/aktuelles/e-rezept': {
      title: 'E-Rezept für Folgerezepte',
      description:
        'Folgerezepte bestellen Sie jetzt von zu Hause. Das E-Rezept liegt am nächsten Werktag ab 16 Uhr auf Ihrer Karte, ohne Weg in die Praxis.',
      article: { date: '2026-06-22', updated: '2026-09-14', author: 'Sabine Groß' },
      hero: {
        label: 'Rezepte',
        title: 'Folgerezepte ohne Weg in die Praxis',
        headline: 'Bis zum Mittag bestellt, am nächsten Werktag in Ihrer Apotheke.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'steps',
          heading: 'In drei Schritten zum Rezept',
          steps: [
            {
              title: 'Bestellen',
              text: 'Rufen Sie uns an oder schreiben Sie uns, welches Mittel Sie brauchen und wie lange der Vorrat noch reicht.',
            },
            {
              title: 'Prüfen',
              text: 'Eine Ärztin oder ein Arzt sieht Ihre Akte durch. Bei Fragen rufen wir Sie zurück.',
            },
            {
              title: 'Einlösen',
              text: 'Am nächsten Werktag ab 16 Uhr stecken Sie in der Apotheke nur noch Ihre Karte ein. Sie muss in diesem Quartal einmal bei uns gelesen worden sein.',
            },
          ],
        },
      ],
    },

    '/aktuelles/sprechzeiten-im-januar': {
      title: 'Sprechzeiten im Januar',
      description: `Zum Jahresbeginn ist die ${PRAXIS} vom 4. bis 8. Januar nur vormittags geöffnet. Wer uns in dieser Woche vertritt.`,
      article: { date: '2027-01-02' },
      publishFrom: '2027-01-02',
      hero: {
        label: 'Sprechzeiten',
        title: 'Vormittags geöffnet vom 4. bis 8. Januar',
        headline: 'In der ersten Woche des Jahres sind wir von 8 bis 12 Uhr für Sie da.',
        images: ['ort'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Wer uns nachmittags vertritt',
          paragraphs: [
            'Nachmittags wenden Sie sich bitte an die Gemeinschaftspraxis am Rathenauplatz. Sie kann mit Ihrem Einverständnis Ihre Befunde einsehen.',
          ],
          actions: [links.sprechzeiten],
        },
      ],
    },

    '/aktuelles/abendsprechstunde': {
      title: 'Abendsprechstunde am Montag',
      description:
        'Ab dem Frühjahr planen wir montags eine Abendsprechstunde bis 20 Uhr, für alle, die tagsüber nicht von der Arbeit wegkommen.',
      article: { date: '2026-11-23' },
      draft: true,
      hero: {
        label: 'Sprechzeiten',
        title: 'Montags bis 20 Uhr?',
        headline: 'Wir prüfen eine Abendsprechstunde und möchten wissen, wer sie braucht.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Ihre Meinung ist gefragt',
          paragraphs: [
            'Sagen Sie uns am Empfang oder am Telefon, ob Ihnen ein später Termin helfen würde. Im Februar entscheiden wir gemeinsam mit dem Team.',
          ],
          actions: [links.kontakt],
        },
      ],
    },

    '/impressum': {
      title: 'Impressum',
      description: `Angaben zur ${PRAXIS} nach § 5 des Digitale-Dienste-Gesetzes.`,
      hero: {
        title: 'Impressum',
        headline: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'factSheet',
          heading: 'Anbieterin',
          facts: [
            {
              term: 'Praxis',
              values: [PRAXIS, 'Dr. med. Hanna Vogt', 'Lindenplatz 4', '50674 Köln'],
            },
            { term: 'Telefon', values: [telefon.text], link: `tel:${telefon.dial}` },
            {
              term: 'E-Mail',
              values: ['praxis@lindenplatz-praxis.example'],
              link: 'mailto:praxis@lindenplatz-praxis.example',
            },
            { term: 'Berufsbezeichnung', values: ['Ärztin, verliehen in Deutschland'] },
            { term: 'Zuständige Kammer', values: ['Ärztekammer Nordrhein, Düsseldorf'] },
          ],
        },
      ],
    },

    '/datenschutz': {
      title: 'Datenschutz',
      description:
        'Welche Daten diese Website verarbeitet, wer sie erhält und was in Ihrem Browser gespeichert wird. Einfach erklärt und vollständig.',
      hero: {
        title: 'Datenschutz',
        headline: 'Was diese Website über Sie erfährt, und was nicht.',
        images: ['ruhe'],
      },
      sections: [
        {
          kind: 'prose',
          heading: 'Das Wichtigste zuerst',
          paragraphs: [
            'Daten verlassen Ihren Browser nur, wenn Sie [ein Formular senden](/termin) oder [die Karte laden](/kontakt).',
            'Was wir in der Praxis über Ihre Gesundheit erfahren, unterliegt der **ärztlichen Schweigepflicht**. Es steht nicht auf diesem Server.',
            'Das Wichtigste gibt es auch [auf Englisch](/en/privacy).',
          ],
        },
        {
          kind: 'dataFlows',
          tone: 'tint',
          heading: 'Wer Daten erhält',
          none: 'Diese Website gibt keine Daten weiter.',
        },
        {
          kind: 'deviceStorage',
          heading: 'Was in Ihrem Browser gespeichert wird',
          intro: 'Diese Daten bleiben auf Ihrem Gerät. Sie werden nicht an uns übertragen.',
        },
        {
          kind: 'factSheet',
          tone: 'tint',
          heading: 'Ihre Rechte',
          intro:
            'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen und sich bei der Aufsichtsbehörde beschweren.',
          facts: [
            {
              term: 'E-Mail',
              values: ['datenschutz@lindenplatz-praxis.example'],
              link: 'mailto:datenschutz@lindenplatz-praxis.example',
            },
            {
              term: 'Aufsichtsbehörde',
              values: ['Landesbeauftragte für Datenschutz Nordrhein-Westfalen'],
              link: 'https://www.ldi.nrw.de',
            },
          ],
        },
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
    sections: [
      {
        kind: 'buttonLinks',
        heading: 'Wohin möchten Sie?',
        links: [links.start, links.leistungen, links.sprechzeiten],
      },
    ],
  },
})
