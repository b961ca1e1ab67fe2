import { palette } from './palette.ts'

/** The color schemes of sections and panels: white, tinted or dark. */
export type Tone = 'plain' | 'tint' | 'dark'

/** The colors of a tone. Each becomes a CSS variable `--site-<name>`. */
export type ToneColors = {
  /** The background of the section or panel. */
  readonly background: string
  /** The background of cards on it. */
  readonly surface: string
  /** Headings and large numbers. */
  readonly heading: string
  /** Running text. */
  readonly text: string
  /** Secondary text, e.g. labels and notes. It has a contrast of 4.5:1, too. */
  readonly muted: string
  /** Decorative divider lines. */
  readonly divider: string
  /** Borders of controls, with a contrast of 3:1 to the background. */
  readonly border: string
  /** The accent color of text and lines. */
  readonly accent: string
  /** The background of primary buttons. */
  readonly action: string
  /** The text of primary buttons. */
  readonly 'action-text': string
  /** The background of primary buttons on hover. */
  readonly 'action-hover': string
}

const light = {
  surface: palette.white,
  heading: palette.night,
  text: '#1b2a3f',
  muted: '#4a5d75',
  border: '#6f8aa8',
  accent: palette.signalDeep,
  action: palette.night,
  'action-text': palette.white,
  'action-hover': palette.mid,
} as const

/** The colors of each tone. */
export const tones = {
  plain: { ...light, background: palette.white, divider: '#d3dfeb' },
  tint: { ...light, background: '#eef3f8', divider: '#c8d6e5' },
  dark: {
    background: palette.night,
    surface: palette.deep,
    heading: palette.white,
    text: palette.ice,
    muted: '#a9bed4',
    divider: '#26364c',
    border: '#7f9cbc',
    accent: palette.signal,
    action: palette.signal,
    'action-text': palette.night,
    'action-hover': '#7be8c8',
  },
} as const satisfies Record<Tone, ToneColors>
