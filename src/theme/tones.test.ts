import { expect, test } from 'vitest'
import { symbolColors } from './brand.ts'
import { grayShades, palette, redShades, signalShades } from './palette.ts'
import { tones } from './tones.ts'

test.each(Object.entries(tones))('can be read on %s', (_, tone) => {
  for (const ground of [tone.ground, tone.sheet]) {
    for (const text of [tone.heading, tone.text, tone.muted, tone.signal]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(tone.edge, ground)).toBeGreaterThanOrEqual(3)
  }
  expect(contrast(tone['on-action'], tone.action)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(tone['on-action'], tone['action-hover'])).toBeGreaterThanOrEqual(4.5)
})

test.each(Object.entries(tones))('focus and controls stand out on %s', (_, tone) => {
  for (const ground of [tone.ground, tone.sheet]) {
    for (const control of [tone.signal, tone.edge, tone.action, tone['action-hover']]) {
      expect(contrast(control, ground)).toBeGreaterThanOrEqual(3)
    }
  }
})

test.each([tones.plain.ground, tones.plain.sheet, tones.tint.ground])(
  'what fields say can be read on %s: errors, success, placeholders',
  (ground) => {
    const words = [redShades[6], signalShades[7], grayShades[6]]
    for (const color of words) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(Object.entries(symbolColors))(
  'the symbol stands out on its %s ground',
  (name, colors) => {
    const { ground } = name === 'dark' ? tones.dark : tones.plain
    for (const color of Object.values(colors))
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(3)
  },
)

test('can be read on the light panel', () => {
  const { heading, text, signal } = tones.tint
  for (const ink of [heading, text, signal]) {
    expect(contrast(ink, palette.ice)).toBeGreaterThanOrEqual(4.5)
  }
})

/** Contrast as WCAG 2 measures it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(color.slice(at, at + 2)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
