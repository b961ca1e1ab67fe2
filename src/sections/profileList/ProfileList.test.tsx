import { expect, test, it } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { ProfileList, initialsOf } from './ProfileList.tsx'
import { profileListSchema } from './schema.ts'

const input = {
  kind: 'profileList',
  heading: 'Leadership and Staff',
  profiles: [
    {
      title: 'Margaret Ellison',
      subTitle: 'President',
      summary: 'Managed programs for twelve years, after ten as a systems engineer.',
      text: [
        'Margaret Ellison answers for every contract that the company signs.',
        'Outside work she restores wooden sailboats.',
      ],
      image: 'portraitPresident',
    },
    {
      title: 'Daniel Okafor',
      subTitle: 'Director of Operations and Engineering',
      text: ['Daniel Okafor is responsible for how the work is staffed and reviewed.'],
      image: 'portraitOperations',
    },
  ],
}

const parsed = profileListSchema.parse(input)
const section = {
  ...parsed,
  id: 'staff',
  profiles: parsed.profiles.map((profile) => ({ ...profile, image: testImage(profile.title) })),
}

test('shows decorative initials without a portrait', async () => {
  const [profile = fail(), ...others] = section.profiles
  const profiles = [{ ...profile, image: undefined }, ...others]
  const page = await renderInSite(<ProfileList section={{ ...section, profiles }} />)
  const [first, second] = page.querySelectorAll('li')
  expect(first?.querySelector('img')).toBeNull()
  expect(first?.querySelector('[aria-hidden="true"]')?.textContent).toBe('ME')
  expect(second?.querySelector('img')).not.toBeNull()
  expect(await violations(page)).toEqual([])
})

test('shows what a person has done above the biography', async () => {
  const page = await renderInSite(<ProfileList section={section} />)
  const texts = [...page.querySelectorAll('li:first-child p')].map(({ textContent }) => textContent)
  const [{ subTitle, summary, text } = fail()] = input.profiles
  expect(texts).toEqual([subTitle, summary, ...text])
})

test('a folded biography is opened by a line that says whose it is', async () => {
  const page = await renderInSite(<ProfileList section={{ ...section, folded: 'Biography' }} />)
  const [{ title, text } = fail()] = input.profiles
  const biography = page.querySelector('li details')
  expect(biography?.querySelector('summary')?.textContent).toBe(`Biography: ${title}`)
  expect([...(biography?.querySelectorAll('p') ?? [])].map((one) => one.textContent)).toEqual(text)
  expect(await violations(page)).toEqual([])
})

function fail(): never {
  throw new Error('The section has no profiles.')
}

it.each([
  ['Margaret Ellison', 'ME'],
  ['Dr. Anna-Lena van der Berg, PhD', 'AB'],
  ['Daniel J. Okafor Jr.', 'DO'],
  ['émile zola', 'ÉZ'],
  ['Cher', 'C'],
  ['Dr.', 'D'],
  ['王 小明', '王小'],
  ['42', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
