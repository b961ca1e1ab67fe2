import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BelowFold } from './BelowFold.tsx'
import { followNavigations } from './navigations.ts'

/** Renders a page, and returns what it shows when its sections below the top are rendered. */
async function shownBeforeSections(): Promise<string | null> {
  let shown: string | null = null
  function Section() {
    shown ??= document.body.textContent
    return <p>section</p>
  }
  const view = render(
    <>
      <p>top</p>
      <BelowFold>
        <Section />
      </BelowFold>
    </>,
  )
  expect(await screen.findByText(/section/)).toBeDefined()
  view.unmount()
  return shown
}

describe('the sections below the top of a page', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  followNavigations(history)

  it('are rendered with the top on the first page', async () => {
    expect(await shownBeforeSections()).toBe('')
  })

  it('are rendered after the top when a link leads to the page', async () => {
    history.push('/one')
    expect(await shownBeforeSections()).toBe('top')
  })

  it('are rendered after the top when a link replaces the page', async () => {
    history.replace('/two')
    expect(await shownBeforeSections()).toBe('top')
  })

  it('are rendered with the top when a link leads to an anchor', async () => {
    history.push('/three#contact')
    expect(await shownBeforeSections()).toBe('')
  })

  it('are rendered with the top after the back and forward buttons', async () => {
    history.push('/four')
    history.back()
    expect(await shownBeforeSections()).toBe('')
    history.forward()
    expect(await shownBeforeSections()).toBe('')
  })
})
