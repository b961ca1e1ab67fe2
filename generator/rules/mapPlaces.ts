import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** The main place of every map has a position, no map shows a place twice, and the maps of a page have different names. */
export const mapsShowPlaces: Rule<'routes' | 'notFound' | 'places'> = (site) => [
  ...Object.entries(site.routes).flatMap(([path, route]) =>
    'sameAs' in route ? [] : mapsOn(route, ['routes', path], site),
  ),
  ...mapsOn(site.notFound, ['notFound'], site),
]

function mapsOn({ sections }: Page, page: ModelPath, site: Pick<Site, 'places'>): Diagnostic[] {
  const places = new Map(Object.entries(site.places))
  const maps = sections.flatMap((section, index) =>
    'place' in section ? [{ ...section, path: [...page, 'sections', index] }] : [],
  )
  return [
    ...maps.flatMap(({ place, path }) => positionProblems(place, [...path, 'place'], places)),
    ...maps.flatMap(({ place, otherPlaces = [], path }) =>
      duplicates(
        'duplicate-place',
        'a place of this map',
        [
          { value: place, path: [...path, 'place'] },
          ...otherPlaces.map((value, index) => ({ value, path: [...path, 'otherPlaces', index] })),
        ],
        'Remove it here.',
      ),
    ),
    ...duplicates(
      'duplicate-map-name',
      'the name of another place with a map on this page',
      maps.flatMap(({ place, path }) => {
        const name = places.get(place)?.name
        return name === undefined ? [] : [{ value: name, path: [...path, 'place'] }]
      }),
      'Screen reader users tell the maps of a page apart by the names of their places. Change the name of one place, or show both places on one map with otherPlaces.',
    ),
  ]
}

type Places = ReadonlyMap<string, Site['places'][string]>

function positionProblems(place: string, path: ModelPath, places: Places): Diagnostic[] {
  const declared = places.get(place)
  if (declared === undefined || declared.map !== undefined) return []
  return [
    {
      code: 'place-without-map',
      path,
      message: `The place ${JSON.stringify(place)} has no position on a map, so this section cannot show its map.`,
      hint: `Add map to places.${place}, or show it beside the map of another place: otherPlaces: [${JSON.stringify(place)}].`,
    },
  ]
}
