import { SectionFrame } from '../../parts/SectionFrame.tsx'
import { TableOfSection } from '../ScrollingTable.tsx'
import type { SectionProps } from '../props.ts'
import classes from './Table.module.css'

/** A table with a header for each column. If it is stacked, phones show the headers in the cells of three columns or more. */
export function Table({ section }: SectionProps<'table'>) {
  const { columns, rows, rowHeaders, stacked, marked } = section
  const hasLabels = stacked && columns.length > 2
  return (
    <SectionFrame section={section} rank="list">
      <TableOfSection section={section}>
        {rows.map(({ cells }, index) => (
          <tr key={index} className={index + 1 === marked ? classes.marked : undefined}>
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
      </TableOfSection>
    </SectionFrame>
  )
}
