import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setConsent } from '../../consent/consent.ts'
import { renderInSite } from '../../parts/testing/renderInSite.tsx'
import { testImage } from '../../parts/testing/testImage.ts'
import { violations } from '../../parts/testing/violations.ts'
import { videoSchema } from './schema.ts'
import { Video } from './Video.tsx'

const consent = vi.hoisted(() => ({
  videoProviders: { youtube: { name: 'YouTube', category: 'videos' } },
}))
vi.mock('virtual:consent', () => consent)

afterEach(() => act(() => setConsent({})))

const parsed = videoSchema.parse({
  kind: 'video',
  label: 'Two minutes',
  heading: 'How We Work, in Pictures',
  video: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
  poster: 'culture',
  caption: 'Three people show a day in the laboratory.',
})
const section = { ...parsed, id: 'film', poster: testImage('poster') }
const ownVideo = {
  kind: 'file',
  file: '/assets/tour.mp4',
  captions: [
    { file: '/assets/tour.en.vtt', language: 'en', label: 'English' },
    { file: '/assets/tour.de.vtt', language: 'de', label: 'Deutsch' },
  ],
} as const

const rendered = (video: typeof parsed.video = parsed.video) =>
  renderInSite(<Video section={{ ...section, video }} />)
const renderedOwn = () => renderInSite(<Video section={{ ...section, video: ownVideo }} />)

const buttonIn = (page: Element) => page.querySelector('button') ?? document.createElement('i')

test('an own video has the shape of its poster, the name of its section and captions', async () => {
  const page = await renderedOwn()
  const player = page.querySelector('video')
  expect(player?.style.aspectRatio).toBe('1280 / 720')
  expect(player?.getAttribute('aria-labelledby')).toBe(page.querySelector('h2')?.id)
  expect(player?.preload).toBe('none')
  const tracks = [...page.querySelectorAll('track')]
  expect(tracks.map(({ label, default: isShown }) => [label, isShown])).toEqual([
    ['English', true],
    ['Deutsch', false],
  ])
})

test('before consent, a video of a provider is a poster, a link and a button', async () => {
  const page = await rendered()
  expect(page.querySelector('iframe')).toBeNull()
  expect(page.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(page.textContent).toContain('YouTube receives your IP address')
  expect(buttonIn(page).textContent).toBe('Play video')
})

test('the button agrees and plays the video, and a withdrawal removes it', async () => {
  const page = await rendered()
  fireEvent.click(buttonIn(page))
  const frame = page.querySelector('iframe')
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
  expect(frame?.getAttribute('aria-labelledby')).toBe(page.querySelector('h2')?.id)
  expect(document.activeElement).toBe(frame)
  act(() => setConsent({ videos: false }))
  expect(page.querySelector('iframe')).toBeNull()
})

test('after consent, it still waits for the click', async () => {
  act(() => setConsent({ videos: true }))
  const page = await rendered()
  expect(page.querySelector('iframe')).toBeNull()
  expect(page.textContent).not.toContain('IP address')
  fireEvent.click(buttonIn(page))
  expect(page.querySelector('iframe')).not.toBeNull()
})

test('a provider that the site does not declare is never contacted: there is only a link', async () => {
  act(() => setConsent({ videos: true }))
  const page = await rendered({ kind: 'vimeo', id: '76979871' })
  expect(page.querySelector('button, iframe')).toBeNull()
  expect(page.querySelector('a')?.href).toBe('https://vimeo.com/76979871')
})

test('is accessible', async () => {
  expect(await violations(await rendered())).toEqual([])
  document.body.replaceChildren()
  expect(await violations(await renderedOwn())).toEqual([])
})
