/** What visitors can filter positions by. */
const FILTERS = ['clearance', 'discipline'] as const

/** A filter: the name of a property of positions. */
export type Filter = (typeof FILTERS)[number]

/** The chosen value of each filter. An empty string: all. */
type Selection = { readonly [F in Filter]: string }

/** All positions. */
export const NO_SELECTION: Selection = { clearance: '', discipline: '' }

/** Whether a position has the chosen values. */
export const isSelected = (position: Selection, selection: Selection): boolean =>
  FILTERS.every((filter) => selection[filter] === '' || selection[filter] === position[filter])

/** The values of a filter, without duplicates, in the order of the positions. */
export const valuesOf = (filter: Filter, positions: readonly Selection[]): readonly string[] => [
  ...new Set(positions.map((position) => position[filter])),
]
