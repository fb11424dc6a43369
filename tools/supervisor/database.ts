import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@sild/contract/services'
import { discardPostgres, type Postgres, provision, type Provisioned, startPostgres } from '@sild/postgres'

import { Failure } from '../failure.mjs'

const RESTART_PAUSE_MS = 200

export interface RunningDatabase {
  adminUrl: string
  stop(): Promise<void>
}

export const postgresDir = (dataDir: string): string => join(dataDir, 'postgres')

/** The server of DATABASE_URL, or an embedded one that is started again whenever it ends. */
export async function openDatabase(dataDir: string): Promise<RunningDatabase> {
  const external = process.env.DATABASE_URL
  if (external) return { adminUrl: external, stop: async () => {} }

  const options = { dataDir: postgresDir(dataDir), durable: true }
  let isStopping = false
  let postgres: Postgres = await startPostgres(options)
  const port = Number(new URL(postgres.adminUrl).port)
  const keepAlive = async (): Promise<void> => {
    for (;;) {
      await postgres.exited
      if (isStopping) return
      console.log('  postgres ended and is started again')
      await delay(RESTART_PAUSE_MS)
      try {
        postgres = await startPostgres({ ...options, port })
      } catch (error) {
        // Only errors are thrown.
        console.log(`  postgres does not start: ${(error as Error).message}`)
      }
      if (isStopping) await postgres.stop()
    }
  }
  const kept = keepAlive()
  return {
    adminUrl: postgres.adminUrl,
    async stop() {
      isStopping = true
      await postgres.stop()
      await kept
    },
  }
}

/** An external URL with a database of its own is used as it is; one with `postgres` only names the server. */
export function provisionDatabase(adminUrl: string, secret: string): Promise<Provisioned> {
  const named = new URL(adminUrl).pathname.slice(1)
  const database = named === '' || named === 'postgres' ? 'sild' : named
  return provision(adminUrl, { services: [...serviceNames], database, secret })
}

/** @throws Failure for a server that is not ours to empty */
export async function discardDatabase(dataDir: string): Promise<void> {
  if (process.env.DATABASE_URL) {
    throw new Failure('--fresh does not empty the server of DATABASE_URL.', 'Drop and create the database there.')
  }
  await discardPostgres(postgresDir(dataDir))
}
