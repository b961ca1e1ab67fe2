import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** An SVG sprite: a `<symbol>` for each icon, with the icon's name as id. */
export async function iconSprite(names: readonly string[]): Promise<string> {
  const all = await Promise.all(names.map(symbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">${all.join('')}</svg>\n`
}

function symbol(name: string): Promise<string> {
  const known = symbols.get(name) ?? readSymbol(name)
  symbols.set(name, known)
  return known
}

/** The symbols by name. Development makes the sprite after each save. */
const symbols = new Map<string, Promise<string>>()

async function readSymbol(name: string): Promise<string> {
  const svg = await readFile(resolve(`@tabler/icons/outline/${name}.svg`), 'utf8')
  const [, content = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const paths = content
    .replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', '')
    .replaceAll(/\s*\n\s*/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`
}
