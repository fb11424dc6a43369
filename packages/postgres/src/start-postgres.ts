import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { postgresAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { locateCluster, openCluster } from './cluster.ts'
import { PostgresFailure } from './failure.ts'
import { findFreePort } from './free-port.ts'
import { stopOrphan } from './orphan.ts'
import { launchServer, type Postgres } from './server.ts'

const PORT_ATTEMPTS = 3
const RELEASED_WITHIN_MS = 10_000

export interface PostgresOptions {
  dataDir: string
  /** `false` trades safety at a power cut for speed: tests only. */
  durable: boolean
  /** Default: any free port. A restart passes the port that its clients already know. */
  port?: number
}

/** Starts the embedded Postgres of `dataDir`, which it creates on first use. @throws PostgresFailure */
export async function startPostgres({ dataDir, durable, port }: PostgresOptions): Promise<Postgres> {
  const account = postgresAccount()
  const binaries = findBinaries(account)
  const cluster = locateCluster(dataDir, account)
  await stopOrphan(cluster)
  const password = await openCluster(cluster, binaries, account)
  const launch = { account, cluster, durable, password, program: join(binaries, 'postgres') }
  const releasedBy = Date.now() + RELEASED_WITHIN_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchServer({ ...launch, port: port ?? (await findFreePort()) })
    } catch (error) {
      const passing = error instanceof PostgresFailure ? error.passing : undefined
      // Another process may take the port between the search for a free one and its use.
      if (passing === 'port-taken' && port === undefined && attempt < PORT_ATTEMPTS) continue
      // The sessions of a server that was killed end a little after it.
      if (passing !== 'still-held' || Date.now() > releasedBy) throw error
      await delay(100)
    }
  }
}

/** Deletes the database of `dataDir`, also from a shelter. @throws PostgresFailure when it is in use */
export async function discardPostgres(dataDir: string): Promise<void> {
  // No server runs on a plain file.
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile()) return rmSync(dataDir)
  const cluster = locateCluster(dataDir, postgresAccount())
  await stopOrphan(cluster)
  rmSync(cluster.directory, { recursive: true, force: true })
  rmSync(cluster.home, { recursive: true, force: true })
}
