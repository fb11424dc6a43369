import { join, relative } from 'node:path'

import type { Installation } from './installation.ts'
import type { RunFile } from './run-file.ts'

/** The text that is printed after the start. */
export function describeInstallation({ dataDir, run }: Installation): string {
  const places = [
    ['Portal', run.url],
    ['Mails', run.mailUrl],
    ['Insight', `${run.mailUrl}/insight`],
    ['Test bank', run.bankUrl],
    ['Logs', relative(process.cwd(), join(dataDir, 'logs'))],
  ]
  const accounts = run.accounts.map((account) => [
    account.role,
    account.email,
    account.password,
    account.company ?? '',
    noteOn(account),
  ])
  const tables = [
    places,
    ...(accounts.length > 0 ? [[['Role', 'E-mail', 'Password', 'Company', ''], ...accounts]] : []),
  ]
  const hint = accounts.length > 0 ? '' : '  npx sild create-admin <e-mail> makes the first admin.\n'
  return `\n${tables.map(table).join('\n\n')}\n\n${hint}  Ctrl-C stops it.\n`
}

function noteOn({ isVerified, plan }: RunFile['accounts'][number]): string {
  if (!isVerified) return 'address not confirmed'
  return plan && plan !== 'free' ? `plan ${plan}` : ''
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n')
}
