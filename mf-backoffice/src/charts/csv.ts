export type CsvValue = string | number | null

const quoted = (value: CsvValue): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a spreadsheet (RFC 4180), with the mark by which Excel knows that it is UTF-8. */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`

/** Hands the browser a file. */
export function saveCsv(fileName: string, rows: readonly (readonly CsvValue[])[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' }))
  link.download = fileName
  link.click()
  // Not before the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
