import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { ScrollingTable } from '../ScrollingTable.tsx'
import type { SectionProps } from '../props.ts'

/** A table with a header for each column. If it is stacked, phones show the headers in the cells of three columns or more. */
export function Table({ section }: SectionProps<'table'>) {
  const { caption, columns, rows, rowHeaders, stacked } = section
  const hasLabels = stacked && columns.length > 2
  return (
    <SectionFrame section={section}>
      <ScrollingTable label={caption} stacked={stacked}>
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
                  <td
                    key={column}
                    data-number={columns[column]?.isNumber || undefined}
                    data-label={hasLabels ? columns[column]?.title : undefined}
                  >
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
