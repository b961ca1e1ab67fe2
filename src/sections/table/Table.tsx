import { ScrollingTable } from './ScrollingTable.tsx'
import { SectionFrame } from '../../parts/SectionFrame.tsx'
import type { SectionProps } from '../props.ts'

/** A table with a header for each column. */
export function Table({ section }: SectionProps<'table'>) {
  const { caption, columns, rows, rowHeaders } = section
  return (
    <SectionFrame section={section}>
      <ScrollingTable label={caption}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }, index) => (
              <th key={index} scope="col" data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, index) => (
            <tr key={index}>
              {cells.map((cell, column) =>
                rowHeaders && column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} data-number={columns[column]?.isNumber || undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </SectionFrame>
  )
}
