import { HeadlessMantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { colors } from '../../../../generated/colors.gen.ts'
import { createSend } from '../editor.ts'
import { PreviewedColor } from './ColorField.tsx'

it('shows the page with a color that is not saved, the newest one, until its field is closed', async () => {
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
      ...(color === '#333333' && { nearest: '#444444' }),
    })
  })
  const answer = (color: string) => answers.dispatchEvent(new Event(color))
  const page = document.body.appendChild(document.createElement('style'))
  page.textContent = ':root { --site-accent: #000000 }'
  const accent = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--site-accent').trim()

  const send = createSend('')
  const onChoose = vi.fn<(color: string) => void>()
  const shown = (color: string) => (
    <HeadlessMantineProvider>
      <PreviewedColor {...{ send, color, onChoose }} name="accent" />
    </HeadlessMantineProvider>
  )
  const { rerender, unmount } = render(shown('#111111'))
  answer('#111111')
  await waitFor(() => expect(accent()).toBe('#111111'))
  rerender(shown('#222222'))
  rerender(shown('#333333'))
  answer('#333333')
  await waitFor(() => expect(accent()).toBe('#333333'))
  fireEvent.click(screen.getByRole('button', { name: 'Use #444444' }))
  expect(onChoose).toHaveBeenCalledWith('#444444')
  answer('#222222')
  await new Promise((resolve) => setTimeout(resolve))
  expect(accent()).toBe('#333333')
  unmount()
  expect(accent()).toBe('#000000')
  vi.unstubAllGlobals()
})
