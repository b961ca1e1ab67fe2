import { createHash } from 'node:crypto'
import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DIST, files } from '../built/files.ts'

/** A build whose pages name other scripts and style sheets than those of other editions. */
export type BuildVariant = {
  /** The folder with the built site. */
  readonly build: string
  /** nginx's rules of that build. */
  readonly rules: string
}

/** The style element of a document. */
const STYLE = /<style>(.*?)<\/style>/s

/** How a policy names an inline style: by the hash of its text (CSP Level 3, 2.3.1). */
export const styleSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline style of a document, and the edition that it belongs to. */
export function styleOf(html: string): { readonly text: string; readonly variant: string } {
  const [, text = ''] = STYLE.exec(html) ?? []
  const [, variant = ''] = /<meta name="edition" content="(\w+)">/.exec(html) ?? []
  return { text, variant }
}

/** Writes an edition of the built site into a folder. Its styles differ too if they are given. */
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
      .replace(STYLE, () => `<meta name="edition" content="${name}"><style>${edited}</style>`)
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
