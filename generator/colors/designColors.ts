import { defaultBrandColors } from '../../src/site/brand.ts'
import type { SiteColors } from '../../src/theme/colors.ts'

const white = '#ffffff'

const night = [
  '#f5f8fb',
  '#dbe7f3',
  '#b9cde1',
  '#8fabc9',
  '#5b7ea6',
  '#3d6190',
  '#2c4d77',
  '#1d3a5f',
  '#0f2038',
  defaultBrandColors.background,
] as const

const signal = [
  '#e5fbf4',
  '#c3f4e4',
  '#93ebcf',
  '#5fe1b9',
  defaultBrandColors.accent,
  '#1bb98b',
  '#129372',
  '#0a6b51',
  '#08523f',
  '#053a2c',
] as const

const gray = [
  night[0],
  '#ebf1f7',
  night[1],
  '#c5d4e3',
  '#8fa5bd',
  '#6f8aa8',
  '#56708e',
  '#4a5d75',
  '#2f4058',
  night[9],
] as const

const red = [
  '#fdecea',
  '#fad3cf',
  '#f4aaa3',
  '#ec7d73',
  '#e0534a',
  '#cf3a31',
  '#b3261e',
  '#971f18',
  '#7a1913',
  '#5c120e',
] as const

const light = {
  surface: white,
  heading: night[9],
  text: defaultBrandColors.text,
  muted: gray[7],
  border: gray[5],
  accent: signal[7],
  action: night[9],
  'action-text': white,
  'action-hover': night[7],
} as const

/** All colors of the design. `siteColors` adapts them to the brand colors of a site. */
export const designColors: SiteColors = {
  white,
  shades: { night, signal, gray, red },
  tones: {
    plain: { ...light, background: white, divider: '#d3dfeb' },
    tint: { ...light, background: '#eef3f8', divider: '#c8d6e5' },
    dark: {
      background: night[9],
      surface: night[8],
      heading: white,
      text: night[1],
      muted: '#a9bed4',
      divider: '#26364c',
      border: '#7f9cbc',
      accent: defaultBrandColors.accent,
      action: defaultBrandColors.accent,
      'action-text': night[9],
      'action-hover': '#7be8c8',
    },
  },
}
