import { join, relative } from 'node:path'

import type { Installation } from './installation.ts'

/** What is printed when all is up. */
export function describeInstallation({ dataDir, run }: Installation): string {
  const places = [
    ['Portal', run.url],
    ['Mails', run.mailUrl],
    ['Logs', relative(process.cwd(), join(dataDir, 'logs'))],
  ]
  const accounts = run.accounts.map(({ company, email, password, role }) => [role, email, password, company ?? ''])
  const tables = [places, ...(accounts.length > 0 ? [[['Role', 'E-mail', 'Password', 'Company'], ...accounts]] : [])]
  return `\n${tables.map(table).join('\n\n')}\n\n  Ctrl-C stops it.\n`
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n')
}
