import { format } from 'oxfmt'

/** Formats a generated module. Throws if the text has a syntax error, which is a bug of the generator. */
export async function formatModule(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, {
    singleQuote: true,
    semi: false,
    printWidth: 100,
  })
  const [first] = errors
  if (first !== undefined) throw new Error(`Generated ${name} does not parse: ${first.message}`)
  return code
}
