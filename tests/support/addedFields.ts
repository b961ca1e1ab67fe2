import type * as z from 'zod'
import type { fieldSchema } from '../../src/forms/schema.ts'
import type { Authored, Names } from '../../src/model/rendered.ts'

/** Fields of the kinds that the manifest of the site may not use, for tests that add them to a form. */
export const addedFields = [
  {
    kind: 'select',
    name: 'clearance',
    label: 'Clearance level',
    hint: 'The one you hold today',
    options: ['None', 'Secret', 'TS/SCI'],
    send: 'Clearance Level',
  },
  {
    kind: 'radio',
    name: 'contactTime',
    label: 'Preferred contact time',
    options: ['Morning', 'Afternoon'],
    required: true,
    send: 'Preferred Contact Time',
  },
  {
    kind: 'internationalPhone',
    name: 'mobile',
    label: 'Mobile phone',
    defaultCountry: 'GB',
    send: 'Mobile Phone',
  },
  {
    kind: 'number',
    name: 'guests',
    label: 'Guests',
    unit: 'people',
    min: 1,
    max: 50,
    required: true,
    send: 'Guests',
  },
  { kind: 'date', name: 'start', label: 'Start', min: 'today', send: 'Start' },
  {
    kind: 'file',
    name: 'documents',
    label: 'Documents',
    hint: 'Your résumé, for example',
    types: ['pdf', 'txt'],
    maxFiles: 2,
    maxMegabytes: 1,
    send: 'Documents',
  },
  {
    kind: 'agreement',
    name: 'terms',
    label: 'I have read the terms of the home page',
    link: { text: 'home page', to: '/' },
    value: 'Read',
    required: true,
    send: 'Terms',
  },
] satisfies Authored<z.input<typeof fieldSchema>, Names>[]
