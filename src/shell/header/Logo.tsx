import { createElement, type ReactNode } from 'react'
import { symbol } from '../../../generated/symbol.gen.ts'
import type { SymbolShape } from '../../model/symbol.ts'
import classes from './Logo.module.css'

const { x, y, width, height } = symbol.viewBox

/** The logo: the symbol, and the wordmark with an emphasized first word. It is not a link itself. */
export function Logo({ wordmark }: { wordmark: string }) {
  const [first, ...rest] = wordmark.split(' ')
  return (
    <span className={classes.root}>
      <svg
        className={classes.symbol}
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {symbol.shapes.map(renderShape)}
      </svg>
      <span className={classes.wordmark}>
        <span className={classes.first}>{first}</span> {rest.join(' ')}
      </span>
    </span>
  )
}

const renderShape = (
  { element, attributes, children = [] }: SymbolShape,
  index: number,
): ReactNode => createElement(element, { key: index, ...attributes }, ...children.map(renderShape))
