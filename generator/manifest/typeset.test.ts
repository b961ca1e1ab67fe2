import { expect, it } from 'vitest'
import { parseMarkdown } from './markdown.ts'
import { typeset, typesetNodes, withoutTypesetting } from './typeset.ts'

/** The text with `_` for a space and `~` for a hyphen at which no line breaks. */
const typesetWith = (text: string, language = 'en-US') =>
  typeset(text, language).replaceAll('\u00A0', '_').replaceAll('-\u2060', '~')

it.each([
  ['within 2 s of a loss that is reported', 'within 2_s of a loss that is_reported'],
  ['about 9.2 km away from the headquarters', 'about 9.2_km away from the_headquarters'],
  ['the NIST SP 800-53 baseline of controls', 'the NIST_SP_800~53 baseline of_controls'],
  ['civilian agencies follow OMB M-22-09 today', 'civilian agencies follow OMB_M~22~09 today'],
  ['the DCMA 14-point assessment', 'the DCMA_14~point assessment'],
  ['A structure under MIL-STD-881, and a matrix', 'A structure under MIL~STD~881, and a_matrix'],
  ['written by J. Smith and his colleagues', 'written by J._Smith and his_colleagues'],
])('joins what belongs together: %s', (text, expected) => {
  expect(typesetWith(text)).toBe(expected)
  expect(withoutTypesetting(typeset(text, 'en-US'))).toBe(text)
})

it('leaves phone numbers, addresses and words without digits', () => {
  for (const text of [
    'call (301) 555-0142 or (301) 555-0143, both without extensions',
    'see https://example.com/A-1/programme-information',
    'a phishing-resistant authentication',
  ]) {
    expect(typeset(text, 'en-US')).toBe(text)
  }
})

it('joins the last two words only if they are short, and not the only ones', () => {
  expect(typesetWith('Choose the first surface')).toBe('Choose the first_surface')
  expect(typesetWith('Zero Trust')).toBe('Zero Trust')
  expect(typesetWith('Quality and Continuous Improvement')).toBe(
    'Quality and Continuous Improvement',
  )
})

it('uses the spaces of the language', () => {
  expect(typesetWith('Que faire ? « Appeler »', 'fr-FR')).toBe('Que faire_? «_Appeler_»')
  expect(typesetWith('Wir prüfen z. B. Verträge und Angebote', 'de-DE')).toBe(
    'Wir prüfen z._B. Verträge und_Angebote',
  )
})

it('leaves code as it is', () => {
  const { nodes } = parseMarkdown('Run `NIST SP 800-53 in 2 s` with **ISO 9001** now', 'inline')
  expect(typesetNodes(nodes, 'en-US')).toEqual([
    'Run ',
    { tag: 'code', children: ['NIST SP 800-53 in 2 s'] },
    ' with ',
    { tag: 'strong', children: ['ISO\u00A09001'] },
    ' now',
  ])
})
