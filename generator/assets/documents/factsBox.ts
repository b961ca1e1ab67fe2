import type { DocumentFact } from '../../../src/model/documentPart.ts'
import { rectangle, space, stack, tagged, type Box } from './box.ts'
import type { BoxContext } from './boxContext.ts'
import { linkBox, textBox } from './paragraph.ts'

/** Terms with their values, divided by lines. */
export function factsBox(facts: readonly DocumentFact[], width: number, context: BoxContext): Box {
  const { scale, colors } = context.styles
  const gap = space(3.5 * scale * context.spacing)
  const divider = [gap, rectangle(width, 0.6, colors.divider), gap]
  const divided = facts.flatMap((fact, index) => [
    ...(index === 0 ? [] : divider),
    factBox(fact, width, context),
  ])
  return tagged('L', stack(divided))
}

function factBox({ term, values, link }: DocumentFact, width: number, context: BoxContext): Box {
  const { styles, measure } = context
  const shown = values.map((value) =>
    link === undefined
      ? textBox(value, styles.value, width, measure)
      : linkBox(value, link, styles.link, width, measure),
  )
  const paragraphs = shown.map((box) => tagged('P', box))
  return tagged(
    'LI',
    stack([
      tagged('Lbl', textBox(term, styles.term, width, measure)),
      tagged('LBody', stack(paragraphs, 1.5 * styles.scale * context.spacing)),
    ]),
  )
}
