// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { answers } from '../../src/forms/answers.ts'
import { checkboxes } from '../../src/forms/fields/checkboxes/checkboxes.ts'
import { email } from '../../src/forms/fields/email/email.ts'
import { phone } from '../../src/forms/fields/phone/phone.ts'
import { text } from '../../src/forms/fields/text/text.ts'
import { textarea } from '../../src/forms/fields/textarea/textarea.ts'
import type { SiteForm } from '../../src/forms/definition.ts'

export const registrationForm = {
  id: 'registration',
  label: 'Happy hour registration form',
  subject: 'Green to Blue',
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
      name: 'jobInterests',
      label: 'Job Interest',
      required: false,
      send: 'Job Interest',
      kind: 'checkboxes',
      options: [
        'System Engineer',
        'System Vulnerability Analyst',
        'Reverse Engineer',
        'Data Scientist',
        'Protocol Analyst',
        'Other',
      ],
      other: { option: 'Other', reveals: 'otherJobInterest' },
    },
    {
      name: 'otherJobInterest',
      label: 'Please specify',
      required: false,
      send: { within: 'jobInterests' },
      kind: 'text',
      autocomplete: 'off',
    },
    {
      name: 'message',
      label: 'Questions / Comments',
      required: false,
      send: 'Message',
      kind: 'textarea',
      rows: 5,
    },
  ],
  submit: 'Register',
  requiredNote: '* denotes a required field',
  privacy:
    'Registering passes what you entered to the form service that delivers our mail. We use it to talk with you about the event and about work with us. The privacy page says more.',
  caution:
    'Do not send classified or controlled information. Leave out program names and the details of past assignments.',
  thanks: '/events/thank-you',
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
    jobInterests: checkboxes.valueSchema({
      label: 'Job Interest',
      required: false,
      options: [
        'System Engineer',
        'System Vulnerability Analyst',
        'Reverse Engineer',
        'Data Scientist',
        'Protocol Analyst',
        'Other',
      ],
    }),
    otherJobInterest: text.valueSchema({ label: 'Please specify', required: false }),
    message: textarea.valueSchema({ label: 'Questions / Comments', required: false }),
  }),
  defaultValues: {
    name: '',
    email: '',
    phone: '',
    jobInterests: [],
    otherJobInterest: '',
    message: '',
  },
  replyTo: 'email',
  kinds: { text, email, phone, checkboxes, textarea },
  revision: 'cec693c8dc75',
  origin: 'https://www.example.com',
} satisfies SiteForm
