import { useEffect } from 'react'
import { themeCss } from '../../../../src/theme/cssVariables.ts'
import type { RequestOf } from '../../protocol.ts'
import type { Send } from '../editor.ts'

/** The name of a color of the brand. */
export type BrandColor = RequestOf<'siteColors'>['name']

/**
 * Shows the page with another color of the brand, and with the colors that are computed from it, until the color is
 * saved or the field is closed. Undefined: the page has its colors.
 */
export function usePreviewedColor(
  send: Send,
  name: BrandColor | undefined,
  color: string | undefined,
): void {
  const isShown = name !== undefined && color !== undefined
  useEffect(() => {
    if (!isShown) return undefined
    let isCurrent = true
    send('siteColors', { name, color }).then(
      (colors) => {
        if (isCurrent) styleElement().textContent = themeCss(undefined, colors)
      },
      // The page keeps its colors.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [send, isShown, name, color])
  useEffect(() => (isShown ? () => styleElement().remove() : undefined), [isShown])
}

/** The last style sheet of the document, so that its variables replace those of the page. */
function styleElement(): HTMLStyleElement {
  const existing = document.querySelector<HTMLStyleElement>(`style[${MARK}]`)
  if (existing !== null) return existing
  const element = document.createElement('style')
  element.setAttribute(MARK, '')
  document.body.append(element)
  return element
}

const MARK = 'data-previewed-color'
