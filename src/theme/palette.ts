import type { MantineColorsTuple } from '@mantine/core'

/** The colours that the site is made of. */
export const palette = {
  night: '#0a1424',
  deep: '#0f2038',
  mid: '#1d3a5f',
  steel: '#5b7ea6',
  ice: '#dbe7f3',
  paper: '#f5f8fb',
  white: '#ffffff',
  /** The signal colour on dark grounds. */
  signal: '#2fd6a6',
  /** The signal colour on light grounds: 4.5:1 and more, on `ice` too. */
  signalDeep: '#0a6b51',
  /** What is wrong, on light grounds. */
  alarm: '#b3261e',
} as const

/** Night-blue from paper to night, for Mantine. */
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

/** The signal colour from light to deep, for Mantine. */
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

/** Greys with a cast of blue: from step 5 on a control's edge is told from white by 3:1. */
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

/** Reds that can be read on white from step 6 on. */
export const redShades = [
  '#fdecea',
  '#fad3cf',
  '#f4aaa3',
  '#ec7d73',
  '#e0534a',
  '#cf3a31',
  palette.alarm,
  '#971f18',
  '#7a1913',
  '#5c120e',
] as const satisfies MantineColorsTuple
