import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ts } from 'ts-morph'
import * as z from 'zod'
import { filesIn } from '../../files.ts'
import type { Project as ProjectPaths } from '../../projectPaths.ts'
import { isOptional, unwrapped } from '../../manifest/schemaWalk.ts'
import { capitalize, inWords } from '../../text.ts'
import type { Setting } from './settingTypes.ts'

/** What the doc comment of a property says to authors. */
export type PropertyDoc = Pick<Setting, 'label' | 'description' | 'fallback'> & {
  /** Its options, or the variants of its values, in words: `Tinted` for `tint`. Default: they are made from the names. */
  readonly options?: Readonly<Record<string, string>>
}

/** What the doc comment of a property of an object says. */
export type DocOf = (object: z.core.$ZodType, key: string) => PropertyDoc

/** The folders of `src/` with the schemas of the manifest. */
const FOLDERS = ['model', 'site', 'sections', 'forms']

/** Reads the doc comments of the properties in the schemas of a project. */
export async function readDocs({ root }: Pick<ProjectPaths, 'root'>): Promise<DocOf> {
  const read = async (folder: string) => {
    const names = await filesIn(path.join(root, 'src', folder))
    const schemas = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    return Promise.all(
      schemas.map((name) => readFile(path.join(root, 'src', folder, name), 'utf8')),
    )
  }
  return docsIn((await Promise.all(FOLDERS.map(read))).flat())
}

/** Creates a function that reads the doc comments of a project once. After an error, the next call reads them again. */
export function docsReader(project: Pick<ProjectPaths, 'root'>): () => Promise<DocOf> {
  let docs: Promise<DocOf> | undefined
  return () => {
    docs ??= readDocs(project).catch((error: unknown) => {
      docs = undefined
      throw error
    })
    return docs
  }
}

/**
 * The doc comments of the properties in schemas. A schema has no link to its source code, so a comment is found by the
 * names. An object literal of the source code matches if the schema has all of its properties, and the match with the
 * most properties wins. Of several equal ones, optional properties take the comments with `Default:`, required ones
 * those without. If the comments still differ, the property has no description.
 */
export function docsIn(sources: readonly string[]): DocOf {
  const objects = sources.flatMap(commentsIn)
  return (schema, key) => {
    const object = unwrapped(schema)
    const shape = object instanceof z.ZodObject ? object.shape : {}
    const names = Object.keys(shape)
    const matches = objects.filter(
      (comments) => comments.get(key) && [...comments.keys()].every((name) => names.includes(name)),
    )
    const size = Math.max(...matches.map((comments) => comments.size))
    const largest = matches.filter((comments) => comments.size === size)
    const comments = [...new Set(largest.map((object) => object.get(key)))]
    const canBeMissing = shape[key] !== undefined && isOptional(shape[key])
    const fitting = comments.filter((comment) => comment?.includes('Default: ') === canBeMissing)
    const [comment, ...others] = comments.length === 1 ? comments : fitting
    return docOf(key, others.length === 0 ? comment : undefined)
  }
}

/** The doc comments in each object literal of a source text, by property. Only parsed: types would take seconds. */
function commentsIn(source: string): Map<string, string | undefined>[] {
  const found: Map<string, string | undefined>[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      found.push(new Map(node.properties.flatMap((property) => commentOf(property, source))))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('schema.ts', source, ts.ScriptTarget.Latest))
  return found
}

/** The name of a property and the text of its doc comment. Nothing for the properties of another object. */
function commentOf(
  { name, pos }: ts.ObjectLiteralElementLike,
  source: string,
): [string, string | undefined][] {
  if (name === undefined) return []
  const range = ts.getLeadingCommentRanges(source, pos)?.at(-1)
  const text =
    range &&
    source
      .slice(range.pos, range.end)
      .replaceAll(/^\/\*\*|\*\/$/g, '')
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .replaceAll('`', '')
      .trim()
  const isName = ts.isIdentifier(name) || ts.isStringLiteral(name)
  return isName ? [[name.text, text]] : []
}

/**
 * The sentences of a comment, of which each part can be missing:
 * `**Label.** Description. Options: first = First, second = Second. Default: fallback. Details: …`.
 */
const SENTENCES =
  /^(?:\*\*(.+?)\.\*\*)?(.*?)(?:(?:^| )Options: (.*?)\.)?(?:(?:^| )Default: (.*?)\.?)?(?: Details: .*)?$/

function docOf(key: string, comment = ''): PropertyDoc {
  const [, label, description = '', listed, fallback] = SENTENCES.exec(comment) ?? []
  const options = Object.fromEntries(listed?.split(', ').map((option) => option.split(' = ')) ?? [])
  return {
    label: forAuthors(label ?? capitalize(inWords(key))),
    ...(description !== '' && { description: forAuthors(description.trim()) }),
    ...(fallback !== undefined && {
      // A code stays as it is, e.g. `en-US`.
      fallback: options[fallback] ?? forAuthors(fallback.replace(/^[a-z]+(?![-\w])/, capitalize)),
    }),
    ...(listed !== undefined && { options }),
  }
}

/** The editor says “picture” for what the schemas call an image. */
const forAuthors = (text: string) =>
  text.replaceAll(/\b(?:(a)n )?(i)mage/gi, (_, article: string | undefined, first: string) =>
    [article && `${article} `, first === 'I' ? 'P' : 'p', 'icture'].join(''),
  )
