import { saveDownload } from '@sild/ui/save-download.ts'

export type CsvValue = string | number | null

const quoted = (value: CsvValue): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a spreadsheet (RFC 4180), with the BOM that makes Excel read UTF-8. */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`

export const saveCsv = (fileName: string, rows: readonly (readonly CsvValue[])[]): void =>
  saveDownload({ fileName, href: URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' })) })
