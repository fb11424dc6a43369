import type { ReactNode } from 'react'
import * as css from './FigureTable.module.css'

interface FigureTableProps {
  caption: string
  /** The first one names the rows. */
  columns: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[]
}

/** The numbers of a chart. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // A wide table scrolls sideways, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={css.table} data-wide={columns.length > 4 || undefined}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, key, name }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
