import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { colors } from '../../../../generated/colors.gen.ts'
import { createSend } from '../editor.ts'
import { usePreviewedColor } from './ColorField.tsx'

it('shows the page with a color that is not saved, the newest one, until there is none', async () => {
  const answers = new EventTarget()
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const [color = ''] = /#\w{6}/.exec(body) ?? []
    await new Promise((resolve) => {
      answers.addEventListener(color, resolve, { once: true })
    })
    const { plain } = colors.tones
    return Response.json({
      ...colors,
      tones: { ...colors.tones, plain: { ...plain, accent: color } },
    })
  })
  const answer = (color: string) => answers.dispatchEvent(new Event(color))
  const page = document.body.appendChild(document.createElement('style'))
  page.textContent = ':root { --site-accent: #000000 }'
  const accent = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--site-accent').trim()

  const send = createSend('')
  const initialProps: { readonly color: string | undefined } = { color: '#111111' }
  const { rerender, unmount } = renderHook(
    ({ color }) => usePreviewedColor(send, 'accent', color),
    { initialProps },
  )
  answer('#111111')
  await waitFor(() => expect(accent()).toBe('#111111'))
  rerender({ color: '#222222' })
  rerender({ color: '#333333' })
  answer('#333333')
  await waitFor(() => expect(accent()).toBe('#333333'))
  answer('#222222')
  await new Promise((resolve) => setTimeout(resolve))
  expect(accent()).toBe('#333333')
  rerender({ color: undefined })
  expect(accent()).toBe('#000000')
  rerender({ color: '#444444' })
  answer('#444444')
  await waitFor(() => expect(accent()).toBe('#444444'))
  unmount()
  expect(accent()).toBe('#000000')
  vi.unstubAllGlobals()
})
