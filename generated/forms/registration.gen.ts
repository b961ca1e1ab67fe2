// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import { checkboxes } from '../../src/forms/fields/checkboxes/checkboxes.tsx'
import { email } from '../../src/forms/fields/email/email.tsx'
import { phone } from '../../src/forms/fields/phone/phone.tsx'
import { text } from '../../src/forms/fields/text/text.tsx'
import { textarea } from '../../src/forms/fields/textarea/textarea.tsx'
import { formValuesSchema } from '../../src/forms/siteForm.ts'
import { headquartersPlace } from '../places/headquarters.gen.ts'
import type { SiteForm } from '../../src/forms/siteForm.ts'

const nameField = {
  kind: 'text',
  name: 'name',
  label: 'Name',
  inMessages: 'your name',
  required: true,
  send: 'Name',
  autocomplete: 'name',
} as const

const emailField = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  inMessages: 'your email address',
  required: true,
  send: 'Email',
} as const

const phoneField = {
  kind: 'phone',
  name: 'phone',
  label: 'Phone',
  inMessages: 'your phone number',
  required: true,
  send: 'Phone',
} as const

const jobInterestsField = {
  kind: 'checkboxes',
  name: 'jobInterests',
  label: 'Job Interest',
  required: false,
  send: 'Job Interest',
  options: [
    'System Engineer',
    'System Vulnerability Analyst',
    'Reverse Engineer',
    'Data Scientist',
    'Protocol Analyst',
    'Other',
  ],
  other: { option: 'Other', reveals: 'otherJobInterest' },
} as const

const otherJobInterestField = {
  kind: 'text',
  name: 'otherJobInterest',
  label: 'Please specify',
  required: false,
  send: { within: 'jobInterests' },
  autocomplete: 'off',
} as const

const messageField = {
  kind: 'textarea',
  name: 'message',
  label: 'Questions / Comments',
  required: false,
  send: 'Message',
  rows: 5,
} as const

export const registrationForm = {
  id: 'registration',
  fields: [
    nameField,
    emailField,
    phoneField,
    jobInterestsField,
    otherJobInterestField,
    messageField,
  ],
  label: 'Happy hour registration form',
  subject: 'Green to Blue',
  submit: 'Register',
  requiredNote: '* denotes a required field',
  privacy:
    'Your registration goes to our mailbox. We use it to talk with you about working with us.',
  caution:
    'Please do not send classified or controlled information. Leave out program names and details of past assignments.',
  thanks: '/events/thank-you',
  place: headquartersPlace,
  status: {
    sending: 'Please wait while your information is being sent...',
    sent: 'Your request has been received. Thank you for your interest in Keystead Solutions!',
  },
  timing: { slowSeconds: 10, timeoutSeconds: 30, sentSeconds: 5 },
  schema: formValuesSchema({
    name: text.valueSchema(nameField),
    email: email.valueSchema(emailField),
    phone: phone.valueSchema(phoneField),
    jobInterests: checkboxes.valueSchema(jobInterestsField),
    otherJobInterest: text.valueSchema(otherJobInterestField),
    message: textarea.valueSchema(messageField),
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
  revision: '228e1830',
  origin: 'https://www.example.com',
  policy: { text: 'Privacy policy', to: '/privacy' },
} satisfies SiteForm
