import { Node, Project, SyntaxKind, type SourceFile } from 'ts-morph'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { generate } from '../../generator/generate.ts'
import { siteSchema } from '../../src/site/site.ts'
import manifest from './fixtures/minimal/site.manifest.ts'
import { IMAGE_FILES } from './project.ts'

// The compiler's own parser is slow to load on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOSTILE =
  '\'"`${alert(1)}*//*</script><!--]]>{alert(2)}</Hero>\u2028\u2029\0\uD800\u202E__proto__ 🚀 \\u0041\\'

/** Properties that hold an author's words and nothing else. */
const COPY = new Set(
  'title heading headline description label hint text alt states source summary smallPrint street over audience submit privacy caution question notice'.split(
    ' ',
  ),
)

const SCHEMAS = /^(?:answers|text|email|phone|choice|choices)$/

/** The manifest with hostile words, different in each place. */
function hostile(value: unknown, count = { words: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => hostile(item, count))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      COPY.has(key) && typeof item === 'string'
        ? [key, `${HOSTILE} #${(count.words += 1)}`]
        : [key, hostile(item, count)],
    ),
  )
}

/** The value that a literal stands for. Anything that would compute is refused, but for schemas. */
function valueOf(node: Node): unknown {
  if (Node.isStringLiteral(node) || Node.isNumericLiteral(node)) return node.getLiteralValue()
  if (Node.isTrueLiteral(node) || Node.isFalseLiteral(node)) return node.getLiteralValue()
  if (Node.isPrefixUnaryExpression(node)) return `-${node.getOperand().getText()}`
  if (Node.isAsExpression(node) || Node.isSatisfiesExpression(node)) {
    return valueOf(node.getExpression())
  }
  if (Node.isArrayLiteralExpression(node)) return node.getElements().map(valueOf)
  if (Node.isIdentifier(node)) return node.getText()
  if (Node.isObjectLiteralExpression(node)) return node.getProperties().map(valueOf)
  if (Node.isPropertyAssignment(node)) return valueOf(node.getInitializerOrThrow())
  // A schema: the call of an imported name with data.
  if (Node.isCallExpression(node) && SCHEMAS.test(node.getExpression().getText())) {
    return node.getArguments().map(valueOf)
  }
  if (Node.isSpreadAssignment(node)) return valueOf(node.getExpression())
  throw new Error(`${node.getKindName()} in data: ${node.getText()}`)
}

function words(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('#') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : []
}

const site = hostile(manifest)
let texts: ReadonlyMap<string, string>
let modules: SourceFile[]

beforeAll(async () => {
  const { files, diagnostics } = await generate(site, { imageFiles: IMAGE_FILES })
  if (files === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  texts = files
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } })
  modules = [...texts]
    .filter(([name]) => /\.tsx?$/.test(name))
    .map(([name, text]) => project.createSourceFile(name, text))
})

describe('hostile copy', () => {
  it('leaves every module of the shape that tame copy gives it', () => {
    for (const file of modules) {
      const program = file.getProject().getProgram()
      expect(program.getSyntacticDiagnostics(file)).toEqual([])
      const kinds = new Set(file.getStatements().map((statement) => statement.getKindName()))
      expect([
        'ImportDeclaration',
        'VariableStatement',
        'FunctionDeclaration',
        'TypeAliasDeclaration',
      ]).toEqual(expect.arrayContaining([...kinds]))
      const elements = file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement)
      expect(
        file.getDescendantsOfKind(SyntaxKind.JsxText).map((text) => text.getText().trim()),
      ).toEqual(expect.not.arrayContaining([expect.stringMatching(/./)]))
      for (const element of elements) expect(element.getAttributes()).toHaveLength(1)
    }
  })

  it('comes back from the modules and the menu unchanged, all of it and nothing else', () => {
    const data = modules.flatMap((file) => [
      ...file
        .getDescendantsOfKind(SyntaxKind.JsxAttribute)
        .map((attribute) => attribute.getInitializerOrThrow())
        .map((held) => (Node.isJsxExpression(held) ? held.getExpressionOrThrow() : held)),
      ...file
        .getVariableDeclarations()
        .filter((declaration) => declaration.getName() !== 'routeTree')
        .map((declaration) => declaration.getInitializerOrThrow()),
    ])
    const menu: unknown = JSON.parse(texts.get('navigation.json') ?? '')
    const all = words([data.map((node) => valueOf(node)), menu])
    // The names that structured data gives to things are the generator's own.
    const found = new Set(all.filter((word) => !word.startsWith(manifest.product.origin)))
    expect(found).toEqual(new Set(words(site)))
    expect(found.size).toBeGreaterThan(50)
  })

  it('comes back from the lock unchanged', () => {
    expect(JSON.parse(texts.get('site.lock.json') ?? '')).toEqual(siteSchema.parse(site))
  })

  it('survives being written to a file', () => {
    for (const text of texts.values()) expect(Buffer.from(text).toString()).toBe(text)
  })

  it('stays in its cell of the snapshot', () => {
    const rows = (texts.get('routes.snapshot.md') ?? '').split(/[\n\u2028\u2029]/)
    expect(rows.filter((row) => row.startsWith('| /'))).toHaveLength(4)
    expect(rows.slice(1).join('\n')).not.toMatch(/(?<!\\)[<`]/)
  })
})
