import { SyntaxKind } from 'ts-morph'
import type { ReferenceKind } from '../../../src/model/reference.ts'
import { heroSchema } from '../../../src/sections/hero/schema.ts'
import { sectionSchema } from '../../../src/sections/schemas.ts'
import type { Site } from '../../../src/site/site.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import { isObject } from '../../../src/model/json.ts'
import { literalText } from '../../code/literals.ts'
import { editExpression, removeEntry, replaceNode } from '../../edits/textEdit.ts'
import { closestValue } from '../../manifest/locate.ts'
import { anchorsOf, sitePages } from '../../manifest/sitePages.ts'
import { mapMarked } from '../../manifest/schemaWalk.ts'
import type { ExampleData } from './examples.ts'

/** An example of a kind: its data, and its code as in a manifest. */
type Example = { readonly data: ExampleData; readonly snippet: string }

/**
 * Returns a function that replaces references of an example to pages, images, forms, events and places
 * that the site does not declare by declared ones, in its data and in its code. So the code can be
 * copied into the manifest of this site. If the site declares no name of a kind at all, optional
 * properties with such a reference are left out. It throws if the property is required.
 */
export function declaredNames(site: Site): (kind: string, example: Example) => Example {
  const declaredName = nameChooser(site)
  return (kind, { data, snippet }) => {
    if (kind === 'mapAddress' && placesWithMap(site).length === 0) {
      throw new Error(undeclaredMessage('map'))
    }
    const replacements: Replacement[] = []
    const missing = new Set<Needed>()
    const schema = kind === 'hero' ? heroSchema : sectionSchema
    const replaced = mapMarked(['reference'], schema, data, (name, { kind, isContent }, path) => {
      const needed = kind === 'image' && isContent ? 'contentImage' : kind
      const declared = declaredName(needed, String(name))
      if (declared === undefined) missing.add(needed)
      if (declared !== name) replacements.push({ path, to: declared })
      return declared
    })
    const parsed = schema.safeParse(withoutUndefined(replaced))
    if (parsed.success) {
      return { data: parsed.data, snippet: replaceNames(snippet, replacements) }
    }
    const [needed] = missing
    throw needed === undefined ? parsed.error : new Error(undeclaredMessage(needed))
  }
}

/** A value without the properties and the entries of lists that are undefined. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => entry !== undefined).map(withoutUndefined)
  if (!isObject(value)) return value
  const defined = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(defined.map(([key, item]) => [key, withoutUndefined(item)]))
}

/** What an example needs: a name of this kind, a place with a map, or an image with an alternative text. */
type Needed = ReferenceKind | 'map' | 'contentImage'

function undeclaredMessage(kind: Needed): string {
  if (kind === 'contentImage') {
    return 'This site declares no image with an alternative text. To see this example, declare one in media.images.'
  }
  return kind === 'hours' || kind === 'map'
    ? `This site declares no place with ${kind === 'map' ? 'a map' : kind}. To see this example, add ${kind} to a place in the manifest.`
    : `This site declares no ${kind}. To see this example, declare one in the manifest.`
}

/** The new name of a reference. Undefined if it must be removed. */
type Replacement = { readonly path: ModelPath; readonly to: string | undefined }

/** Replaces the strings at the paths in the code of an object, or removes their properties. */
function replaceNames(snippet: string, replacements: readonly Replacement[]): string {
  if (replacements.length === 0) return snippet
  return editExpression(snippet, (root) =>
    replacements.flatMap(({ path, to }) => {
      const node = closestValue(root, path)
      if (literalText(node) === undefined) return []
      if (to !== undefined) return [replaceNode(node, `'${to}'`)]
      // A list of names of a kind that the site does not declare is removed with its property.
      const property = node.getFirstAncestorByKind(SyntaxKind.PropertyAssignment)
      return property === undefined ? [] : [removeEntry(property)]
    }),
  )
}

/** Returns a function that returns a declared name for a name: the same one for equal names. Undefined if there is none. */
function nameChooser(site: Site) {
  const images = Object.keys(site.media.images)
  const withMap = placesWithMap(site)
  const declared: Partial<Record<Needed, readonly string[]>> = {
    page: Object.keys(site.routes),
    image: images,
    contentImage: images.filter((name) => site.media.images[name]?.alt !== ''),
    form: Object.keys(site.forms),
    event: Object.keys(site.events),
    // The section with a map needs a place that has one.
    place: withMap.length > 0 ? withMap : Object.keys(site.places),
    hours: Object.keys(site.places).filter((name) => site.places[name]?.hours !== undefined),
  }
  const chosen = new Map<string, string | undefined>()
  const choose = (kind: Needed, name: string): string | undefined => {
    const names = declared[kind]
    if (names === undefined || names.includes(name)) return name
    const key = `${kind} ${name}`
    // Different names get different ones as long as there are enough.
    if (!chosen.has(key)) chosen.set(key, names[chosen.size % names.length])
    return chosen.get(key)
  }
  return (kind: Needed, name: string): string | undefined => {
    if (kind !== 'link') return choose(kind, name)
    if (!name.startsWith('/')) return name
    const [page = '', id] = name.split('#')
    const to = choose('page', page)
    return id !== undefined && to !== undefined && hasSection(site, to, id) ? `${to}#${id}` : to
  }
}

const placesWithMap = ({ places }: Site) =>
  Object.keys(places).filter((name) => places[name]?.map !== undefined)

const hasSection = (site: Site, path: string, id: string) =>
  sitePages(site).some((page) => page.path === path && anchorsOf(page.page, site).has(id))
