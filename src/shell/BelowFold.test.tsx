import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BelowFold } from './BelowFold.tsx'
import { followNavigations } from './entersAtTop.ts'

/** Renders a page, and returns what it shows when its sections below the top are rendered. */
function shownBeforeSections(): string | null {
  let shown: string | null = null
  function Section() {
    shown ??= document.body.textContent
    return 'section'
  }
  const view = render(
    <>
      top
      <BelowFold>
        <Section />
      </BelowFold>
    </>,
  )
  expect(screen.getByText(/section/)).toBeDefined()
  view.unmount()
  return shown
}

describe('the sections below the top of a page', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  followNavigations(history)

  it('are rendered with the top on the first page', () => {
    expect(shownBeforeSections()).toBe('')
  })

  it('are rendered after the top when a link leads to the page', () => {
    history.push('/one')
    expect(shownBeforeSections()).toBe('top')
  })

  it('are rendered after the top when a link replaces the page', () => {
    history.replace('/two')
    expect(shownBeforeSections()).toBe('top')
  })

  it('are rendered with the top when a link leads to an anchor', () => {
    history.push('/three#contact')
    expect(shownBeforeSections()).toBe('')
  })

  it('are rendered with the top after the back and forward buttons', () => {
    history.push('/four')
    history.back()
    expect(shownBeforeSections()).toBe('')
    history.forward()
    expect(shownBeforeSections()).toBe('')
  })
})
