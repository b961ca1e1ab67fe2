import { expect, test } from 'vitest'
import { storedItems } from 'virtual:data-flows'
import { privacy as texts } from 'virtual:texts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { DeviceStorage } from './DeviceStorage.tsx'
import { deviceStorageSchema } from './schema.ts'

const section = {
  ...deviceStorageSchema.parse({
    kind: 'deviceStorage',
    heading: 'What the Site Stores on Your Device',
    intro: 'The site stores this in your browser and does not send any of it to us.',
  }),
  id: 'device',
}

const rendered = () => renderInSite(<DeviceStorage section={section} />)

test('lists every stored item, and their keys in a folded list', async () => {
  const page = await rendered()
  const items = [...page.querySelectorAll('li')]
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(
    storedItems.map(({ id }) => texts[id].name),
  )
  expect([...page.querySelectorAll('details code')].map((code) => code.textContent)).toEqual(
    storedItems.map(({ key }) => key),
  )
})
