// Generated from site.manifest.ts by `npm run generate`. Do not edit.
import type { RenderedReference } from '../../src/model/rendered.ts'

export const headquartersPlace = {
  id: 'headquarters',
  name: 'Headquarters',
  phone: { text: '(301) 555-0142', dial: '+13015550142' },
  address: { lines: ['1200 Keystone Court, Suite 310', 'Rockville, MD 20850'], city: 'Rockville' },
  map: {
    title: 'Keystead Solutions',
    height: 440,
    directions: 'https://www.google.com/maps/dir/?api=1&destination=39.084%2C-77.1528',
  },
} satisfies RenderedReference<'place'>
