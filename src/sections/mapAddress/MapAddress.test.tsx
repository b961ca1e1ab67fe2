import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose } from '../../consent/consentStore.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { MapAddress } from './MapAddress.tsx'
import { mapAddressSchema } from './schema.ts'

const section = {
  ...mapAddressSchema.parse(example),
  id: 'visit',
  place: {
    id: 'headquarters',
    name: 'Headquarters',
    degrees: { lat: '39.0840', lng: '77.1528' },
    phone: { text: '(301) 555-0142', dial: '+13015550142' },
    address: { lines: ['1200 Keystone Court', 'Rockville, MD 20850'], city: 'Rockville' },
    map: {
      lat: 39.084,
      lng: -77.1528,
      title: 'Keystead Solutions',
      zoom: 16,
      height: 750,
      directions: 'https://maps.example.com/rockville' as const,
    },
  },
}

const rendered = () => renderInSite(<MapAddress section={section} />)

test('links the phone number and the directions', async () => {
  const links = [...(await rendered()).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links).toEqual(['tel:+13015550142', 'https://maps.example.com/rockville'])
})

test('writes coordinates with their hemispheres', async () => {
  expect((await rendered()).querySelector('figcaption')?.textContent).toBe(
    'Keystead Solutions39.0840° N 77.1528° W',
  )
})

test('M9: loads no map in a build without a key, with or without consent', async () => {
  for (const hasConsent of [false, true]) {
    act(() => choose({ maps: hasConsent }))
    const page = await rendered()
    expect(page.querySelector('[aria-label="Map"]')?.getAttribute('data-status')).toBe('NOT_LOADED')
    expect(page.querySelector('iframe, button')).toBeNull()
    expect(page.querySelector('address')?.textContent).toContain('1200 Keystone Court')
    cleanup()
  }
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
