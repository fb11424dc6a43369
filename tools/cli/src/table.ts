type Cell = string | number | null | undefined

const textOf = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell))

/** Columns under their heads, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => textOf(row[column]).length)))
  const line = (cells: readonly Cell[]): string =>
    widths
      .map((width, column) => {
        const cell = cells[column]
        return typeof cell === 'number' ? String(cell).padStart(width) : textOf(cell).padEnd(width)
      })
      .join('   ')
      .trimEnd()
  return [head, ...rows].map(line).join('\n')
}

/** Names and values, one pair a line. */
export const facts = (pairs: readonly (readonly [string, Cell])[]): string => {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(...known.map(([name]) => name.length))
  return known.map(([name, value]) => `${name.padEnd(width)}   ${textOf(value)}`).join('\n')
}

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** A list, as a part of a text that is left out where it is empty. */
export const listIfAny = (lines: readonly string[]): string[] => (lines.length > 0 ? [list(lines)] : [])
