import { readFileSync } from 'node:fs'

export interface Account {
  role: 'customer' | 'provider' | 'moderator' | 'support' | 'editor' | 'admin'
  email: string
  password: string
  company: string | null
}
export interface Installation {
  url: string
  mailUrl: string
  uploadsUrl: string
  databaseUrl: string
  services: Record<string, string>
  dataDir: string
  pid: number
  accounts: Account[]
}

/** The running Sild that a journey is walked through; `npm test` and `npm start` write this file. */
export function installation(): Installation {
  const file = process.env['SILD_RUN_FILE'] ?? new URL('../.sild/run.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Installation
}

export function accountOf(role: Account['role'], company?: string): Account {
  const account = installation().accounts.find(
    (known) => known.role === role && (company === undefined || known.company === company),
  )
  if (!account) throw new Error(`The demo has no account of a ${role}.`)
  return account
}
