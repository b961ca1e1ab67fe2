import { palette } from './palette.ts'

/** The grounds that sections and panels stand on. */
export type Tone = 'plain' | 'tint' | 'dark'

/** What a ground decides for everything that stands on it. Each becomes a variable `--site-<name>`. */
export type ToneColors = {
  /** The ground itself. */
  readonly ground: string
  /** A sheet that lies on the ground. */
  readonly sheet: string
  /** Headings and figures. */
  readonly heading: string
  /** Running text. */
  readonly text: string
  /** Text that stands back: labels, notes. 4.5:1 all the same. */
  readonly muted: string
  /** Hairlines that only divide. */
  readonly rule: string
  /** Edges of controls: 3:1 on the ground. */
  readonly edge: string
  /** The signal colour, as text or line. */
  readonly signal: string
  /** The first button: ground, words, and ground under the pointer. */
  readonly action: string
  readonly 'on-action': string
  readonly 'action-hover': string
}

const light = {
  sheet: palette.white,
  heading: palette.night,
  text: '#1b2a3f',
  muted: '#4a5d75',
  edge: '#6f8aa8',
  signal: palette.signalDeep,
  action: palette.night,
  'on-action': palette.white,
  'action-hover': palette.mid,
} as const

/** The colours of each tone. */
export const tones = {
  plain: { ...light, ground: palette.white, rule: '#d3dfeb' },
  tint: { ...light, ground: '#eef3f8', rule: '#c8d6e5' },
  dark: {
    ground: palette.night,
    sheet: palette.deep,
    heading: palette.white,
    text: palette.ice,
    muted: '#a9bed4',
    rule: '#26364c',
    edge: '#7f9cbc',
    signal: palette.signal,
    action: palette.signal,
    'on-action': palette.night,
    'action-hover': '#7be8c8',
  },
} as const satisfies Record<Tone, ToneColors>
