import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slideshow as texts } from 'virtual:texts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'
import { Hero } from './Hero.tsx'
import classes from './Hero.module.css'
import { PauseButton } from './RotatingImages.tsx'
import { heroSchema } from './schema.ts'

const section = {
  ...heroSchema.parse({
    label: 'Security services',
    title: 'Leading the Way in Cybersecurity',
    headline: 'Cleared engineers for systems that have to work and have to be defended.',
    images: ['homeOrbit', 'homeSeaboard'],
    actions: [
      { text: 'Explore Our Services', to: '/services' },
      { text: 'Contact Us', to: '/contact-us' },
    ],
    size: 'full',
  }),
  images: [testImage('orbit'), testImage('seaboard')],
}

const rendered = () => renderInSite(<Hero section={section} />)

test('shows artwork only if there is no image', async () => {
  const artworkIn = (page: Element) => page.getElementsByClassName(classes.artwork ?? '')
  expect(artworkIn(await rendered())).toHaveLength(0)
  cleanup()
  const page = await renderInSite(<Hero section={{ ...section, images: [] }} />)
  expect(artworkIn(page)).toHaveLength(1)
  expect(page.querySelector('img')).toBeNull()
  expect(await violations(page)).toEqual([])
})

test('the pause button of a translated page changes its label', () => {
  const button = (playing: boolean) => <PauseButton playing={playing} onClick={() => undefined} />
  const { rerender, container } = render(button(true), { wrapper: ThemeProvider })
  translate(container)
  rerender(button(false))
  expect(screen.getByRole('button').textContent).toBe(texts.play)
})

/** Replaces every text node by an element, as the translators of browsers do. */
function translate(root: Element) {
  const nodes = [...root.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])
  for (const node of nodes) {
    if (!(node instanceof Text)) continue
    const translated = document.createElement('font')
    translated.textContent = node.textContent
    node.replaceWith(translated)
  }
}
