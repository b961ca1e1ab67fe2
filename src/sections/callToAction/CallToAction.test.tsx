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

test('fills the squares of this step and of the next one, after the last one the first', async () => {
  const filled = async (step: number) => {
    const page = await renderInSite(
      <CallToAction section={{ ...section, progress: { step, of: 4 } }} />,
    )
    return [...page.querySelectorAll('i')].map(({ style }) => style.padding === '0px')
  }
  expect(await filled(2)).toEqual([false, true, true, false])
  expect(await filled(4)).toEqual([true, false, false, true])
})
