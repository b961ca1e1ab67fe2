import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { CallToAction } from './CallToAction.tsx'
import { callToActionSchema } from './schema.ts'

const section = {
  ...callToActionSchema.parse({
    kind: 'callToAction',
    tone: 'dark',
    label: 'Careers',
    heading: 'Join Our Team',
    text: 'We hire engineers and analysts who want their work to matter to a mission.',
    image: 'careers',
    actions: [
      { text: 'See Careers', to: '/careers' },
      { text: 'Contact Us', to: '/contact-us' },
    ],
    note: 'Most positions require a clearance.',
  }),
  id: 'join',
  image: undefined,
}

const rendered = () => renderInSite(<CallToAction section={section} />)

test('fills the first button and outlines the second one', async () => {
  const actions = [...(await rendered()).querySelectorAll('a')]
  expect(actions.map(({ dataset }) => dataset['variant'])).toEqual([undefined, 'outline'])
})

test('names a person with a phone number', async () => {
  const contact = {
    name: 'Jane Doe',
    text: 'Recruiter',
    phone: { text: '(301) 555-0100', to: 'tel:+13015550100' },
  } as const
  const page = await renderInSite(<CallToAction section={{ ...section, contact }} />)
  const address = page.querySelector('address')
  expect(address?.querySelector('p')?.textContent).toBe('Jane DoeRecruiter')
  expect(address?.querySelector('a')?.getAttribute('href')).toBe(contact.phone.to)
})

test('marks the step of the page, and the next one, after the last step the first', async () => {
  const steps = ['Plan', 'Build', 'Test', 'Use']
  const marked = async (step: number) => {
    const page = await renderInSite(
      <CallToAction section={{ ...section, progress: { step, steps } }} />,
    )
    expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual(steps)
    const rings = [...page.querySelectorAll('li')].filter((item) =>
      item.innerHTML.includes('double'),
    )
    return [page.querySelector('[aria-current="step"] > strong'), ...rings].map(
      (name) => name?.textContent,
    )
  }
  expect(await marked(2)).toEqual(['Build', 'Test'])
  expect(await marked(4)).toEqual(['Use', 'Plan'])
})
