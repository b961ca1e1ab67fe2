import { eventSchema } from '../../src/model/event.ts'
import type { Site } from '../../src/site/site.ts'
import { mapReferences } from '../manifest/schemaWalk.ts'
import { instantOf } from '../manifest/wallClock.ts'
import { imageQuery } from './imageQuery.ts'
import { asObject, asValue, Code, type Value } from './value.ts'

/** Turns a part of the manifest into generated code: references become imports of what they stand for. */
export type Resolve = (schema: Parameters<typeof mapReferences>[0], value: unknown) => Value

/** Resolves the references of a site. */
export function resolver(site: Site): Resolve {
  // Several images may be made of one file: it is imported once, under the name of the first.
  const importers = new Map(
    Object.entries(site.media.images)
      .toReversed()
      .map(([name, image]) => [moduleOf(site, image), name]),
  )
  const resolve: Resolve = (schema, value) =>
    asValue(
      mapReferences(schema, value, (to, name) => {
        switch (to) {
          case 'link':
          case 'page':
          case 'category':
          case 'icon':
            return name
          case 'image':
            return imageCode(site, name, importers)
          case 'form':
            return shared('forms', `${name}Form`, name)
          case 'event':
            return shared('events', `${name}Event`, name)
          case 'place':
            return shared('places', `${name}Place`, name)
        }
      }),
    )
  return resolve
}

/** A constant in a generated module of its own. */
const shared = (folder: string, constant: string, id: string) =>
  new Code(constant, [{ module: `generated/${folder}/${id}.gen.ts`, name: constant }])

/** The event with the moment of its end, so that no browser has to reckon with time zones. */
export function eventWithEnd(site: Site, name: string, resolve: Resolve): Value {
  const event = site.events[name]
  if (event === undefined)
    throw new Error(`The event ${name} passed validation without being declared.`)
  const endsAt = new Date(instantOf(event.end, event.timeZone)).toISOString()
  return { ...asObject(resolve(eventSchema, event)), endsAt }
}

type Image = Site['media']['images'][string]

/** What generated code imports of an image: its file, cut as the manifest says. */
const moduleOf = ({ media: { source } }: Site, { file, focus }: Image) =>
  `src/images/${file}?${imageQuery({ focus, source })}`

/** The image's files, which the build makes, with what the manifest says of it. */
function imageCode(site: Site, name: string, importers: ReadonlyMap<string, string>): Value {
  const image = site.media.images[name]
  if (image === undefined)
    throw new Error(`The image ${name} passed validation without being declared.`)
  const { alt, focus, color } = image
  const module = moduleOf(site, image)
  const files = `${importers.get(module) ?? name}Files`
  return new Code(`{ ...${files}, ${Code.properties(asObject(asValue({ alt, focus, color })))} }`, [
    { module, defaultAs: files },
  ])
}
