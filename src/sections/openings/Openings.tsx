import { Button, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { openings as texts } from 'virtual:texts'
import { fillText } from '../../model/fillText.ts'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { usePast } from '../../parts/usePast.ts'
import { FilterOptions } from './FilterOptions.tsx'
import { isSelected, NO_SELECTION, valuesOf } from './filters.ts'
import classes from './Openings.module.css'
import { OpenPosition } from './OpenPosition.tsx'
import type { OpeningsSection } from './schema.ts'

/** The positions whose last day is not over, with filters. Without scripts, all of them. */
export function Openings({ section }: { readonly section: OpeningsSection }) {
  const [selection, setSelection] = useState(NO_SELECTION)
  const filters = useRef<HTMLDivElement>(null)
  const isPast = usePast()

  // A choice that was made before hydration.
  useEffect(() => {
    const chosen = filters.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []
    const [clearance = '', discipline = ''] = [...chosen].map(({ value }) => value)
    setSelection({ clearance, discipline })
  }, [])

  const open = section.positions.filter(({ closes }) => !isPast(closes.endsAt))
  const shown = open.filter((position) => isSelected(position, selection))
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
        <FilterOptions
          name={`${section.id}_clearance`}
          label={texts.clearance}
          all={texts.allClearances}
          values={valuesOf('clearance', open)}
          value={selection.clearance}
          onChange={(value) => setSelection({ ...selection, clearance: value })}
        />
        <FilterOptions
          name={`${section.id}_discipline`}
          label={texts.discipline}
          all={texts.allDisciplines}
          values={valuesOf('discipline', open)}
          value={selection.discipline}
          onChange={(value) => setSelection({ ...selection, discipline: value })}
        />
        <Text aria-live="polite" className={classes.count}>
          {fillText(texts.shown, { shown: shown.length, count: open.length })}
        </Text>
      </div>
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map((position) => (
            <OpenPosition
              key={`${position.title} ${position.location.city} ${position.apply}`}
              position={position}
            />
          ))}
        </ul>
      ) : (
        <div className={classes.none}>
          <Text>{texts.noMatch}</Text>
          <Button variant="outline" onClick={showAll}>
            {texts.showAll}
          </Button>
        </div>
      )}
    </SectionFrame>
  )
}
