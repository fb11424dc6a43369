import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { RunFile } from '../../tools/supervisor/run-file.ts'
import { signIn } from './portal-session.ts'

export interface Addresses extends AsyncDisposable {
  /** Addresses that have an account, and are used only here. */
  known(amount: number): Promise<string[]>
  unknown(amount: number): string[]
  /** Access tokens of as many members who have not confirmed their address. */
  unconfirmed(amount: number): Promise<string[]>
}

/** Creates accounts in addition to those of the demo, all with the password of its customer. */
export async function openAddresses({ accounts, databaseUrl, url }: RunFile): Promise<Addresses> {
  const { email: pattern, password } = accounts.find(({ role }) => role === 'customer')! // The demo has one.
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const unknown = (amount: number) => Array.from({ length: amount }, () => `${randomUUID()}@example.ee`)
  const make = async (amount: number): Promise<string[]> => {
    const emails = unknown(amount)
    await database.query(
      `insert into accounts.users (email, password_hash, user_type, locale)
       select address, password_hash, user_type, locale from accounts.users, unnest($1::text[]) as address where email = $2`,
      [emails, pattern],
    )
    return emails
  }
  return {
    known: make,
    unknown,
    async unconfirmed(amount) {
      const tokens: string[] = []
      for (const email of await make(amount)) tokens.push((await signIn(url, { email, password })).headers['token']!) // Just given.
      return tokens
    },
    [Symbol.asyncDispose]: () => database.end(),
  }
}
