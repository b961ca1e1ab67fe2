import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComparedText } from './ChangedText.tsx'

it('marks the words that another text does not have, and shows only some of the words around them', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ')
  const { container } = render(
    <p>
      <ComparedText text={words.replace('w20', 'new')} other={words} />
    </p>,
  )
  expect(container.innerHTML).toBe(
    '<p> … w12 w13 w14 w15 w16 w17 w18 w19<mark> new</mark> w21 w22 w23 w24 w25 w26 w27 w28 …</p>',
  )
})
