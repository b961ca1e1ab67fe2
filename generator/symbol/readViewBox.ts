import type { DefaultTreeAdapterTypes } from 'parse5'
import type { BrandSymbol } from '../../src/model/symbol.ts'
import { MAX_RATIO } from './allowed.ts'
import { problemAt, type SymbolProblem } from './symbolProblem.ts'

/** Reads the `viewBox` of an `svg` element. Undefined, with a problem, if it is missing or not usable. */
export function readViewBox(
  svg: DefaultTreeAdapterTypes.Element,
  problems: SymbolProblem[],
): BrandSymbol['viewBox'] | undefined {
  const value = svg.attrs.find(({ name }) => name === 'viewBox')?.value
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...more] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isValid = [x, y, width, height].every(Number.isFinite) && more.length === 0
  if (!isValid || width <= 0 || height <= 0) {
    const message =
      value === undefined
        ? 'The <svg> element has no viewBox.'
        : `The viewBox "${value}" is not valid.`
    problems.push(
      problemAt(svg, message, 'Write left, top, width and height: viewBox="0 0 40 36".'),
    )
    return undefined
  }
  if (Math.max(width / height, height / width) > MAX_RATIO) {
    const message = `The viewBox is ${width} wide and ${height} high.`
    const hint = `No side of a symbol is more than ${MAX_RATIO} times as long as the other. Leave out the name: brand.wordmark is beside the symbol.`
    problems.push(problemAt(svg, message, hint))
  }
  return { x, y, width, height }
}
