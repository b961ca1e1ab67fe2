import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { lowContrasts } from '../colors/lowContrasts.ts'
import type { Rule } from './rule.ts'

/** The colors of the brand have enough contrast for the texts and controls that use them (WCAG 2.2). */
export const brandColorsAreReadable: Rule<'brand'> = ({ brand: { colors } }) =>
  lowContrasts(colors).map(({ name, to, found, needed, nearest }): Diagnostic => ({
    code: 'low-contrast',
    path: ['brand', 'colors', name],
    message: `The contrast of "${colors[name]}" to ${to} is ${floor(found)}:1. It must be at least ${needed}:1.`,
    hint:
      nearest === undefined
        ? 'No color has enough contrast. Choose a darker background first.'
        : `The nearest color with enough contrast is "${nearest}".`,
  }))

/** Rounded down to two digits, so that 4.499 is not shown as 4.5. */
const floor = (ratio: number) => Math.floor(ratio * 100) / 100
