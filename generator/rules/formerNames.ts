import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Rule } from './rule.ts'
import { wholePhrase } from './phrase.ts'

/**
 * No text contains a former name of the product: a declared one (`product.formerNames`), or the name in
 * the last commit. Only declared names are reported after the new name is committed, e.g. in CI.
 */
export const textsUseCurrentName: Rule = ({ product }, { texts, previous }) => {
  const { name, formerNames: declared = [] } = product
  const former = [...new Set([...declared, ...(previous === undefined ? [] : [previous.name])])]
  return former
    .filter((each) => each !== name)
    .flatMap((each) => {
      const pattern = new RegExp(wholePhrase(each), 'u')
      const hint = `Write ${JSON.stringify(name)}, or insert it with \${…} in a template string.`
      return texts
        .filter(({ path: [root, property] }) => root !== 'product' || property !== 'formerNames')
        .filter(({ text }) => pattern.test(without(text, name, each)))
        .map(({ path }): Diagnostic => ({
          code: 'former-name',
          path,
          message: `${JSON.stringify(each)} is a former name of the product.`,
          hint: declared.includes(each) ? hint : `${hint} ${declare(each)}`,
        }))
    })
}

const declare = (name: string) =>
  `To find such texts after the next commit too, add formerNames: [${JSON.stringify(name)}] to product.`

/** The text without the current name, if that contains the former one, e.g. `Keystead` in `Keystead Labs`. */
const without = (text: string, current: string, former: string) =>
  current.includes(former) ? text.replaceAll(current, '') : text
