import { expect, test } from 'vitest'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { example } from './example.ts'
import { ProfileList } from './ProfileList.tsx'
import { profileListSchema } from './schema.ts'

const parsed = profileListSchema.parse(example)
const section = {
  ...parsed,
  id: 'staff',
  profiles: parsed.profiles.map((profile) => ({ ...profile, image: testImage(profile.title) })),
}

const rendered = () => renderInSite(<ProfileList section={section} />)

test('shows the portrait of every person', async () => {
  const people = [...(await rendered()).querySelectorAll('li')]
  expect(people.map((person) => person.querySelector('img')?.alt)).toEqual([
    'Margaret Ellison',
    'Daniel Okafor',
  ])
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
})
