import { expect, test } from 'vitest'
import { symbolColors } from './brand.ts'
import { grayShades, palette, redShades, signalShades } from './palette.ts'
import { tones } from './tones.ts'

test.each(Object.entries(tones))('text has enough contrast on %s', (_, tone) => {
  for (const background of [tone.background, tone.surface]) {
    for (const text of [tone.heading, tone.text, tone.muted, tone.accent]) {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(tone.border, background)).toBeGreaterThanOrEqual(3)
  }
  expect(contrast(tone['action-text'], tone.action)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(tone['action-text'], tone['action-hover'])).toBeGreaterThanOrEqual(4.5)
})

test.each(Object.entries(tones))(
  'focus indicators and controls have enough contrast on %s',
  (_, tone) => {
    for (const background of [tone.background, tone.surface]) {
      for (const control of [tone.accent, tone.border, tone.action, tone['action-hover']]) {
        expect(contrast(control, background)).toBeGreaterThanOrEqual(3)
      }
    }
  },
)

test.each([tones.plain.background, tones.plain.surface, tones.tint.background])(
  'errors, success messages and placeholders have enough contrast on %s',
  (background) => {
    const textColors = [redShades[6], signalShades[7], grayShades[6]]
    for (const color of textColors) expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(Object.entries(symbolColors))(
  'the logo has enough contrast on its %s background',
  (name, colors) => {
    const { background } = name === 'dark' ? tones.dark : tones.plain
    for (const color of Object.values(colors))
      expect(contrast(color, background)).toBeGreaterThanOrEqual(3)
  },
)

test('text has enough contrast on the light audience panel', () => {
  const { heading, text, accent } = tones.tint
  for (const color of [heading, text, accent]) {
    expect(contrast(color, palette.ice)).toBeGreaterThanOrEqual(4.5)
  }
})

/** The contrast ratio of two colors `#rrggbb` (WCAG 2.2): 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(color.slice(start, start + 2)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
