import type { MantineColorsTuple } from '@mantine/core'

/** The base colors of the site. */
export const palette = {
  night: '#0a1424',
  deep: '#0f2038',
  mid: '#1d3a5f',
  steel: '#5b7ea6',
  ice: '#dbe7f3',
  paper: '#f5f8fb',
  white: '#ffffff',
  /** The accent color on dark backgrounds. */
  signal: '#2fd6a6',
  /** The accent color on light backgrounds. Its contrast is at least 4.5:1, also on `ice`. */
  signalDeep: '#0a6b51',
  /** Errors on light backgrounds. */
  error: '#b3261e',
} as const

/** Mantine color `night`: blue from light to dark. */
export const nightShades = [
  palette.paper,
  palette.ice,
  '#b9cde1',
  '#8fabc9',
  palette.steel,
  '#3d6190',
  '#2c4d77',
  palette.mid,
  palette.deep,
  palette.night,
] as const satisfies MantineColorsTuple

/** Mantine color `signal`: the accent color from light to dark. */
export const signalShades = [
  '#e5fbf4',
  '#c3f4e4',
  '#93ebcf',
  '#5fe1b9',
  palette.signal,
  '#1bb98b',
  '#129372',
  palette.signalDeep,
  '#08523f',
  '#053a2c',
] as const satisfies MantineColorsTuple

/**
 * Mantine color `gray`: bluish grays. From index 5, the contrast to white is at least 3:1, enough
 * for borders.
 */
export const grayShades = [
  palette.paper,
  '#ebf1f7',
  palette.ice,
  '#c5d4e3',
  '#8fa5bd',
  '#6f8aa8',
  '#56708e',
  '#4a5d75',
  '#2f4058',
  palette.night,
] as const satisfies MantineColorsTuple

/** Mantine color `red`. From index 6, the contrast to white is at least 4.5:1, enough for text. */
export const redShades = [
  '#fdecea',
  '#fad3cf',
  '#f4aaa3',
  '#ec7d73',
  '#e0534a',
  '#cf3a31',
  palette.error,
  '#971f18',
  '#7a1913',
  '#5c120e',
] as const satisfies MantineColorsTuple
