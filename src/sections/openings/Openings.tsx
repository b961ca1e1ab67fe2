import { UnstyledButton, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { openings as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { usePast } from '../../parts/AfterEvent.tsx'
import details from '../details.module.css'
import classes from './Openings.module.css'
import type { SectionProps } from '../props.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { VisuallyHiddenAround } from '../../parts/texts.tsx'

/** The positions whose last day is not over, with filters. Visitors open one to read more. Without scripts, all of them. */
export function Openings({ section }: SectionProps<'openings'>) {
  const { filters, selection, setSelection } = useSelection()
  const isPast = usePast()
  const open = section.positions.filter(({ closes }) => !closes || !isPast(closes.endsAt))
  const matching = open.filter((position) => isSelected(position, selection))
  const showAll = () => {
    setSelection(NO_SELECTION)
    filters.current?.querySelector('input')?.focus()
  }
  if (open.length === 0) {
    return (
      <SectionFrame section={section}>
        <Text className={classes.none}>{section.none}</Text>
      </SectionFrame>
    )
  }
  return (
    <SectionFrame section={section}>
      <div ref={filters} className={classes.filters}>
        {FILTERS.filter((filter) => valuesOf(filter, open).length > 0).map((filter) => (
          <FilterOptions
            key={filter}
            name={`${section.id}_${filter}`}
            {...FILTER_TEXTS[filter]}
            values={valuesOf(filter, open)}
            value={selection[filter]}
            onChange={(value) => setSelection({ ...selection, [filter]: value })}
          />
        ))}
        <Text aria-live="polite" className={classes.count}>
          {fillText(texts.shown, { shown: matching.length, count: open.length })}
        </Text>
      </div>
      {matching.length > 0 ? (
        <ul className={`${details.list} ${classes.positions}`}>
          {matching.map((position) => (
            <OpenPosition
              key={`${position.title} ${position.location.city} ${position.apply}`}
              position={position}
            />
          ))}
        </ul>
      ) : (
        <div className={classes.none}>
          <Text>{texts.noMatch}</Text>
          <UnstyledButton variant="outline" onClick={showAll}>
            {texts.showAll}
          </UnstyledButton>
        </div>
      )}
    </SectionFrame>
  )
}

/** The element of the filters, and their selected values. At hydration, these are the values that were selected before. */
function useSelection() {
  const filters = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState(NO_SELECTION)
  useEffect(() => {
    const chosen = [...(filters.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])]
    const valueOf = (filter: Filter) =>
      chosen.find(({ name }) => name.endsWith(`_${filter}`))?.value ?? ''
    setSelection({ clearance: valueOf('clearance'), discipline: valueOf('discipline') })
  }, [])
  return { filters, selection, setSelection }
}

type OpenPositionProps = {
  readonly position: SectionProps<'openings'>['section']['positions'][number]
}

/** A list item with the facts of an open position. It opens to show its text and the link to the application. */
function OpenPosition({ position }: OpenPositionProps) {
  const { title, text, location, clearance, discipline, pay, posted, closes, apply } = position
  const { city, region } = location
  const facts = [
    { term: texts.location, value: region === undefined ? city : `${city}, ${region}` },
    { term: texts.clearance, value: clearance },
    { term: texts.discipline, value: discipline },
    { term: texts.pay, value: pay },
  ]
  return (
    <li>
      {/* The browser may have opened it before the hydration. */}
      <details className={details.item} suppressHydrationWarning>
        <summary className={`${details.summary} ${classes.position}`}>
          <Title order={3}>{title}</Title>
          <span className={classes.facts}>
            {facts.map(
              ({ term, value }) =>
                value && (
                  <span key={term} className={classes.fact}>
                    <span>{term}</span> <span>{value}</span>
                  </span>
                ),
            )}
          </span>
        </summary>
        <div className={classes.more}>
          <Text className={classes.text}>{text}</Text>
          <div className={classes.apply}>
            <UnstyledButton
              component={LinkTo}
              to={apply}
              target={apply.startsWith('https:') ? '_blank' : undefined}
              size="sm"
            >
              <span>
                <VisuallyHiddenAround
                  label={texts.applyFor.replace('{title}', () => title)}
                  visible={texts.apply}
                />
              </span>
            </UnstyledButton>
            <Text className={classes.dates}>
              {closes && <span>{fillText(texts.closes, { date: closes.text })}</span>}
              <span>{fillText(texts.posted, { date: posted.text })}</span>
            </Text>
          </div>
        </div>
      </details>
    </li>
  )
}

type FilterOptionsProps = {
  readonly name: string
  readonly label: string
  /** The text of the option that selects everything. */
  readonly allLabel: string
  readonly values: readonly string[]
  /** The chosen value. An empty string: all. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Radio buttons that look like buttons. A choice before hydration is kept. */
function FilterOptions({ name, label, allLabel, values, value, onChange }: FilterOptionsProps) {
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.options}>
        {['', ...values].map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span className={classes.optionText}>{option || allLabel}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What visitors can filter positions by. */
const FILTERS = ['clearance', 'discipline'] as const

const FILTER_TEXTS = {
  clearance: { label: texts.clearance, allLabel: texts.allClearances },
  discipline: { label: texts.discipline, allLabel: texts.allDisciplines },
}

/** A filter: the name of a property of positions. */
type Filter = (typeof FILTERS)[number]

/** The chosen value of each filter. An empty string: all. */
type Selection = { readonly [F in Filter]: string }

/** All positions. */
const NO_SELECTION: Selection = { clearance: '', discipline: '' }

/** The values of a position that visitors can filter by. */
type Filtered = { readonly [F in Filter]?: string | undefined }

/** Whether a position has the chosen values. */
const isSelected = (position: Filtered, selection: Selection): boolean =>
  FILTERS.every((filter) => selection[filter] === '' || selection[filter] === position[filter])

/** The values of a filter, without duplicates, in the order of the positions. */
const valuesOf = (filter: Filter, positions: readonly Filtered[]): readonly string[] => [
  ...new Set(positions.flatMap((position) => position[filter] ?? [])),
]
