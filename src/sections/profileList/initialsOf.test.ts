import { expect, it } from 'vitest'
import { initialsOf } from './initialsOf.ts'

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
