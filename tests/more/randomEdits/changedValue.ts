import type { Random } from './random.ts'

/**
 * Another value such as an author could write: a text with a word more or less or in another order, a
 * larger or smaller number, another color, the opposite. Undefined if the value is no candidate.
 */
export function changedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return changedNumber(value, random)
  if (typeof value !== 'string') return undefined
  if (/^#[0-9a-f]{6}$/.test(value)) return changedColor(value, random)
  return changedText(value, random)
}

function changedNumber(value: number, random: Random): number {
  const step = Number.isInteger(value) ? 1 + random.below(5) : 0.01
  return random.below(2) === 0 ? value + step : value - step
}

/** The color with each channel changed a little. */
const changedColor = (value: string, random: Random): string =>
  value.replaceAll(/[0-9a-f]{2}/g, (channel) => {
    const changed = Number.parseInt(channel, 16) + random.below(33) - 16
    return Math.min(Math.max(changed, 0), 255).toString(16).padStart(2, '0')
  })

function changedText(value: string, random: Random): string | undefined {
  const words = value.split(' ')
  // A single word may be a name that other values refer to.
  if (words.length < 2) return undefined
  const at = random.below(words.length)
  switch (random.below(3)) {
    case 0:
      return words.toSpliced(at, 1).join(' ')
    case 1:
      return words.toSpliced(at, 0, 'Überprüfung').join(' ')
    default:
      return words.toReversed().join(' ')
  }
}
