import { formSchema } from '../schema.ts'
import type { SiteForm } from '../siteForm.ts'
import { siteFormOf } from './siteForm.ts'

/** A form for tests with every kind of field and an option that reveals another field. */
export const registration: SiteForm = siteFormOf({
  ...formSchema.parse({
    label: 'Registration form',
    subject: 'Green to Blue',
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        inMessages: 'your name',
        required: true,
        autocomplete: 'name',
        send: 'Name',
      },
      { kind: 'email', name: 'email', label: 'Email', required: true, send: 'Email' },
      { kind: 'phone', name: 'phone', label: 'Phone', required: true, send: 'Phone' },
      {
        kind: 'checkboxes',
        name: 'jobInterests',
        label: 'Job Interest',
        options: ['System Engineer', 'Data Scientist', 'Other'],
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
        kind: 'select',
        name: 'clearance',
        label: 'Clearance',
        hint: 'The one you hold today',
        options: ['None', 'Secret', 'TS/SCI'],
        send: 'Clearance',
      },
      { kind: 'radio', name: 'guests', label: 'Guests', options: ['None', 'One'], send: 'Guests' },
      { kind: 'text', name: 'note', label: 'Note to self', send: { never: 'it is a note' } },
      { kind: 'textarea', name: 'message', label: 'Questions / Comments', send: 'Message' },
    ],
    submit: 'Register',
    requiredNote: '* denotes a required field',
    privacy: 'We use it to talk with you about the event.',
    caution: 'Do not send classified or controlled information.',
    thanks: '/events/thank-you',
    place: 'office',
    status: { sending: 'Please wait', sent: 'Thank you' },
  }),
  id: 'registration',
  place: {
    id: 'office',
    name: 'Office',
    phone: { text: '(301) 555-0100', dial: '+13015550100' },
    address: { lines: ['1 Main Street', 'Rockville, MD 20850'], city: 'Rockville' },
    map: {
      title: 'Office',
      height: 750,
      directions: 'https://maps.example.com/',
    },
  },
})
