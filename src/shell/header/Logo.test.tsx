import { expect, test, vi } from 'vitest'

vi.mock('../../../generated/symbol.gen.ts', () => ({
  symbol: {
    viewBox: { x: 0, y: 0, width: 40, height: 36 },
    shapes: [
      {
        element: 'defs',
        attributes: {},
        children: [
          {
            element: 'linearGradient',
            attributes: { id: 'sky', gradientUnits: 'userSpaceOnUse' },
            children: [{ element: 'stop', attributes: { stopColor: '#2fd6a6' } }],
          },
        ],
      },
      { element: 'path', attributes: { fill: 'url(#sky)', d: 'M0 0h9v9z' } },
    ],
  },
}))

test('the gradients of two logos on a page have different ids, to which their shapes refer', async () => {
  // Another file may have loaded the logo with the symbol of this site.
  vi.resetModules()
  const { renderInSite } = await import('../../parts/testing/renderInSite.tsx')
  const { Logo } = await import('./Logo.tsx')
  const page = await renderInSite(
    <>
      <Logo wordmark="Acme" place="header" />
      <Logo wordmark="Acme" place="footer" />
    </>,
  )
  const gradients = [...page.querySelectorAll('linearGradient')]
  expect(gradients.map(({ id }) => id)).toEqual(['header_sky', 'footer_sky'])
  expect(gradients[0]?.getAttribute('gradientUnits')).toBe('userSpaceOnUse')
  expect(page.querySelector('stop')?.getAttribute('stop-color')).toBe('#2fd6a6')
  const fills = [...page.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
  expect(fills).toEqual(['url(#header_sky)', 'url(#footer_sky)'])
})
