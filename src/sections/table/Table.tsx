import { Table as MantineTable } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import classes from './Table.module.css'
import type { SectionProps } from '../props.ts'

const { Caption, Thead, Tbody, Tr, Th, Td } = MantineTable

/** A table. On narrow screens it scrolls sideways, also by keyboard. */
export function Table({ section }: SectionProps<'table'>) {
  const { id, caption, columns, rows, rowHeaders } = section
  const captionId = `caption_${id}`
  return (
    <SectionFrame section={section}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only what has the focus. */}
      <section className={classes.scroll} aria-labelledby={captionId} tabIndex={0}>
        <MantineTable className={classes.table} captionSide="top">
          <Caption id={captionId} className={classes.caption}>
            <span>{caption}</span>
          </Caption>
          <Thead>
            <Tr>
              {columns.map(({ title, isNumber }, index) => (
                <Th key={index} scope="col" data-number={isNumber || undefined}>
                  {title}
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {rows.map(({ cells }, index) => (
              <Tr key={index}>
                {cells.map((cell, column) =>
                  rowHeaders && column === 0 ? (
                    <Th key={column} scope="row">
                      {cell}
                    </Th>
                  ) : (
                    <Td key={column} data-number={columns[column]?.isNumber || undefined}>
                      {cell}
                    </Td>
                  ),
                )}
              </Tr>
            ))}
          </Tbody>
        </MantineTable>
      </section>
    </SectionFrame>
  )
}
