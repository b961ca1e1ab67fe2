import { createHash } from 'node:crypto'
import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DIST, files } from '../built/files.ts'

/** A copy of the build in which scripts and style sheets have names of their own. */
export type BuildVariant = {
  /** The folder with the built site. */
  readonly build: string
  /** The nginx rules of the build. */
  readonly rules: string
}

/** The style element of a document. */
const STYLE = /<style>(.*?)<\/style>/s

/** The source of an inline style in a Content Security Policy: the hash of its text (CSP Level 3, 2.3.1). */
export const styleSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline style of a document and the name of its build variant. */
export function styleOf(html: string): { readonly text: string; readonly variant: string } {
  const [, text = ''] = STYLE.exec(html) ?? []
  const [, variant = ''] = /<meta name="build-variant" content="(\w+)">/.exec(html) ?? []
  return { text, variant }
}

/** Writes a variant of the built site into a folder. `styles` are added to its inline styles. */
export async function writeBuildVariant(
  name: string,
  folder: string,
  rules: string,
  styles = '',
): Promise<BuildVariant> {
  const build = path.join(folder, name)
  await cp(DIST, build, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  let editedRules = rules
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = await readFile(path.join(build, file), 'utf8')
    const { text } = styleOf(html)
    const edited = text + styles
    const policies = (value: string) => value.replaceAll(styleSource(text), styleSource(edited))
    const document = policies(html)
      .replace(STYLE, () => `<meta name="build-variant" content="${name}"><style>${edited}</style>`)
      .replaceAll(HASHED_NAMES, `$1.${name}.$2"`)
    await writeFile(path.join(build, file), document)
    editedRules = policies(editedRules)
  }
  for (const file of files.filter((one) => /-[\w-]{8}\.(?:js|css)$/.test(one))) {
    const named = file.replace(/\.(js|css)$/, `.${name}.$1`)
    await rename(path.join(build, file), path.join(build, named))
  }
  return { build, rules: editedRules }
}

const HASHED_NAMES = /(\/assets\/[\w.-]+-[\w-]{8})\.(js|css)"/g
