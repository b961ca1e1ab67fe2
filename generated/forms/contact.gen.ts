// Generated from site.manifest.ts by `npm run generate`. Do not edit.
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

const orgField = {
  kind: 'text',
  name: 'org',
  label: 'Company',
  required: false,
  send: 'Organization',
  autocomplete: 'organization',
} as const

const titleField = {
  kind: 'text',
  name: 'title',
  label: 'Title',
  required: false,
  send: 'Title',
  autocomplete: 'organization-title',
} as const

const messageField = {
  kind: 'textarea',
  name: 'message',
  label: 'Message',
  required: false,
  send: 'Message',
  rows: 5,
} as const

export const contactForm = {
  id: 'contact',
  fields: [nameField, emailField, phoneField, orgField, titleField, messageField],
  label: 'Contact form',
  submit: 'Send Message',
  requiredNote: '* denotes a required field',
  privacy: 'Your message goes to our mailbox. We use it to answer you.',
  caution: 'Please do not send classified or controlled information.',
  thanks: '/contact-us/thank-you',
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
    org: text.valueSchema(orgField),
    title: text.valueSchema(titleField),
    message: textarea.valueSchema(messageField),
  }),
  defaultValues: { name: '', email: '', phone: '', org: '', title: '', message: '' },
  replyTo: 'email',
  kinds: { text, email, phone, textarea },
  revision: 'ad4a7d39',
  origin: 'https://www.example.com',
  policy: { text: 'Privacy policy', to: '/privacy' },
} satisfies SiteForm
