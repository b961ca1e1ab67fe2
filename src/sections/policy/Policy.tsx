import { Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { NotedFrame } from '../NotedFrame.tsx'
import { Folded } from '../Folded.tsx'
import { TableOfSection } from '../ScrollingTable.tsx'
import classes from './Policy.module.css'
import type { SectionProps } from '../props.ts'

/** A table of rules. Visitors choose the conditions beside it, and the first rule that matches is marked. Without scripts, it is only the table. */
export function Policy({ section }: SectionProps<'policy'>) {
  const { conditions, rules, otherwise, stacked } = section
  const options = conditions.map(({ others }, column) => [
    ...new Set([...rules.map(({ values }) => values[column] ?? ''), ...others]),
  ])
  const { lists, choice, setChoice } = useChoice(options.map(([first = '']) => first))
  const rows = [...rules, { ...otherwise, values: [otherwise.title] }]
  const decisionOf = (index: number) => (
    <span className={classes.decision} data-refused={index === rules.length || undefined}>
      {rows[index]?.decision}
    </span>
  )
  const match = rules.findIndex(({ values }) => values.every((value, i) => value === choice[i]))
  const row = match < 0 ? rules.length : match
  const hasLabels = stacked || undefined
  const output = `${section.id}_result`
  return (
    <NotedFrame section={section}>
      <div className={classes.root}>
        <div className={classes.trial} data-scripted>
          <div ref={lists} className={classes.lists}>
            {conditions.map(({ title }, column) => (
              <label key={column}>
                <span>{title}</span>
                <select
                  aria-controls={output}
                  value={choice[column]}
                  onChange={({ target }) =>
                    setChoice(choice.map((value, i) => (i === column ? target.value : value)))
                  }
                >
                  {options[column]?.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          <output id={output} className={classes.result}>
            {/* Translated texts are replaced, not changed. */}
            <Text key={row} component="span">
              {decisionOf(row)}
              {rows[row]?.reason}
            </Text>
          </output>
        </div>
        <Folded title={section.caption}>
          <TableOfSection
            section={{ ...section, columns: [...conditions, { title: section.decision }] }}
          >
            {rows.map(({ values: [header, ...values] }, index) => (
              <tr key={index} className={classes.rule} aria-current={index === row || undefined}>
                <th scope="row" colSpan={conditions.length - values.length}>
                  {header}
                </th>
                {values.map((value, column) => (
                  <td key={column} data-label={hasLabels && conditions[column + 1]?.title}>
                    {value}
                  </td>
                ))}
                <td data-label={hasLabels && section.decision}>{decisionOf(index)}</td>
              </tr>
            ))}
          </TableOfSection>
        </Folded>
      </div>
    </NotedFrame>
  )
}

/** The element of the lists, and their chosen values. At hydration, these are the values that were chosen before. */
function useChoice(initial: readonly string[]) {
  const lists = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(initial)
  useEffect(() => {
    const selects = lists.current?.querySelectorAll('select') ?? []
    setChoice(Array.from(selects, ({ value }) => value))
  }, [])
  return { lists, choice, setChoice }
}
