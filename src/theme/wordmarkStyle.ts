/**
 * The typography of the two parts of the wordmark: `size` in rem, `weight` as in CSS, `width` as a
 * percentage (`font-stretch`), `tracking` in em (`letter-spacing`).
 */
export const wordmarkStyle = {
  first: { size: 1.25, weight: 600, width: 100, tracking: -0.015 },
  rest: { size: 0.6875, weight: 560, width: 112, tracking: 0.215 },
} as const
