import { createElement, type ReactNode } from 'react'
import { symbol } from '../../../generated/symbol.gen.ts'
import { prefixId, type SymbolShape } from '../../model/symbol.ts'
import classes from './Logo.module.css'

const { x, y, width, height } = symbol.viewBox

type LogoProps = {
  readonly wordmark: string
  /** Where the logo is. The ids of its gradients contain it, because a page has several logos. */
  readonly place: 'header' | 'panel' | 'footer'
}

/** The logo: the symbol, and the wordmark with an emphasized first word. It is not a link itself. */
export function Logo({ wordmark, place }: LogoProps) {
  const [first, ...rest] = wordmark.split(' ')
  return (
    <span className={classes.root}>
      <svg className={classes.symbol} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {symbol.shapes.map((shape, index) => renderShape(shape, index, `${place}_`))}
      </svg>
      <span className={classes.wordmark}>
        <span className={classes.first}>{first}</span> {rest.join(' ')}
      </span>
    </span>
  )
}

function renderShape(
  { element, attributes, children = [] }: SymbolShape,
  key: number,
  prefix: string,
): ReactNode {
  const properties = Object.entries(attributes).map(([name, value = '']) => [
    name,
    prefixId(name, value, prefix),
  ])
  return createElement(
    element,
    { key, ...Object.fromEntries(properties) },
    ...children.map((child, index) => renderShape(child, index, prefix)),
  )
}
