// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import type { FormDefinition } from '../src/model/form.ts'
import type { Rendered } from '../src/model/rendered.ts'
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
  status: {
    sending: 'Please wait while your information is being sent...',
    sent: 'Your request has been received. Thank you for your interest in Keystead Solutions!',
  },
} satisfies Rendered<FormDefinition>
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
  status: {
    sending: 'Please wait while your information is being sent...',
    sent: 'Your request has been received. Thank you for your interest in Keystead Solutions!',
  },
} satisfies Rendered<FormDefinition>
