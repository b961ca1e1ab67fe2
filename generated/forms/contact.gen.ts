// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { answers } from '../../src/forms/answers.ts'
import { email } from '../../src/forms/fields/email/email.ts'
import { phone } from '../../src/forms/fields/phone/phone.ts'
import { text } from '../../src/forms/fields/text/text.ts'
import { textarea } from '../../src/forms/fields/textarea/textarea.ts'
import type { SiteForm } from '../../src/forms/definition.ts'

export const contactForm = {
  id: 'contact',
  label: 'Contact form',
  fields: [
    {
      name: 'name',
      label: 'Name',
      required: true,
      send: 'Name',
      kind: 'text',
      autocomplete: 'name',
    },
    { name: 'email', label: 'Email', required: true, send: 'Email', kind: 'email' },
    { name: 'phone', label: 'Phone', required: true, send: 'Phone', kind: 'phone' },
    {
      name: 'org',
      label: 'Company',
      required: false,
      send: 'Organization',
      kind: 'text',
      autocomplete: 'organization',
    },
    {
      name: 'title',
      label: 'Title',
      required: false,
      send: 'Title',
      kind: 'text',
      autocomplete: 'organization-title',
    },
    {
      name: 'message',
      label: 'Message',
      required: false,
      send: 'Message',
      kind: 'textarea',
      rows: 5,
    },
  ],
  submit: 'Send Message',
  requiredNote: '* denotes a required field',
  privacy:
    'Sending this form passes what you entered to the form service that delivers our mail. We use it to answer you. The privacy page says more.',
  caution: 'Do not send classified or controlled information.',
  thanks: '/contact-us/thank-you',
  place: {
    id: 'headquarters',
    name: 'Headquarters',
    phone: { text: '(301) 555-0142', dial: '+13015550142' },
    address: {
      street: '1200 Keystone Court, Suite 310',
      city: 'Rockville',
      region: 'MD',
      postalCode: '20850',
    },
    map: {
      lat: 39.084,
      lng: -77.1528,
      title: 'Keystead Solutions',
      zoom: 16,
      height: 750,
      directions: 'https://www.google.com/maps/dir/?api=1&destination=39.084%2C-77.1528',
    },
  },
  status: {
    sending: 'Please wait while your information is being sent...',
    sent: 'Your request has been received. Thank you for your interest in Keystead Solutions!',
  },
  schema: answers({
    name: text.valueSchema({ label: 'Name', required: true }),
    email: email.valueSchema({ label: 'Email', required: true }),
    phone: phone.valueSchema({ label: 'Phone', required: true }),
    org: text.valueSchema({ label: 'Company', required: false }),
    title: text.valueSchema({ label: 'Title', required: false }),
    message: textarea.valueSchema({ label: 'Message', required: false }),
  }),
  defaultValues: { name: '', email: '', phone: '', org: '', title: '', message: '' },
  replyTo: 'email',
  kinds: { text, email, phone, textarea },
  revision: '438ceea2f177',
  origin: 'https://www.example.com',
} satisfies SiteForm
