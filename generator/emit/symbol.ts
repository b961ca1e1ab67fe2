import type { SymbolShape } from '../../src/model/symbol.ts'
import { slot, type ModuleWriter } from './module.ts'
import type { Plan } from './plan.ts'
import { typedConst } from './statements.ts'
import { asValue } from './value.ts'

/** Emits the symbol of the logo, with the attribute names of React. */
export const emitSymbol = ({ symbol }: Plan, write: ModuleWriter): string =>
  write('symbol.gen.ts', {
    imports: [],
    types: [{ module: 'src/model/symbol.ts', name: 'BrandSymbol' }],
    statements: [
      // Typed: the inferred type of shapes with different attributes is not a record of strings.
      typedConst('symbol', 'BrandSymbol', slot(0), 'The symbol of the logo.'),
    ],
    data: [asValue({ ...symbol, shapes: symbol.shapes.map(forReact) })],
  })

const forReact = ({ element, attributes, children }: SymbolShape): SymbolShape => ({
  element,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [camelCase(name), value]),
  ),
  ...(children && { children: children.map(forReact) }),
})

/** The name of an SVG attribute in React, e.g. `fillRule`. */
const camelCase = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
