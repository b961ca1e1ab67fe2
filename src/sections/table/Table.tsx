import type { ReactNode } from 'react'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import type { SectionProps } from '../props.ts'
import { Bar, ScaleLabels, scaleStyle } from './Scale.tsx'
import scaleClasses from './Scale.module.css'
import { ScrollingTable } from './ScrollingTable.tsx'

/** A table with a header for each column. In a column with a scale, each row has a bar. */
export function Table({ section }: SectionProps<'table'>) {
  const { caption, columns, rows, rowHeaders, stacked } = section
  return (
    <SectionFrame section={section}>
      <ScrollingTable label={caption} stacked={stacked}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber, scale }, index) => (
              <th
                key={index}
                scope="col"
                data-number={isNumber || undefined}
                className={scale && scaleClasses.scale}
              >
                {scale ? <ScaleLabels title={title} scale={scale} /> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.cells.map((cell, column) =>
                rowHeaders && column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <Cell key={column} section={section} column={columns[column]} bar={row.bar}>
                    {cell}
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </SectionFrame>
  )
}

type TableSection = SectionProps<'table'>['section']

type CellProps = {
  readonly section: TableSection
  readonly column: TableSection['columns'][number] | undefined
  readonly bar: TableSection['rows'][number]['bar']
  readonly children: ReactNode
}

/** A cell. In a stacked table, phones show the title of its column before it, unless the table has only two columns. */
function Cell({ section: { columns, stacked }, column, bar, children }: CellProps) {
  const scale = column?.scale
  const isLabeled = stacked && !scale && columns.filter(({ scale }) => !scale).length > 2
  return (
    <td
      data-number={column?.isNumber || undefined}
      data-label={isLabeled ? column?.title : undefined}
      className={scale && scaleClasses.scale}
      style={scale && scaleStyle(scale)}
    >
      {scale && bar ? (
        <Bar bar={bar} scale={scale}>
          {children}
        </Bar>
      ) : (
        children
      )}
    </td>
  )
}
