import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { postgresAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { locateCluster, openCluster } from './cluster.ts'
import { PostgresFailure } from './failure.ts'
import { stopOrphan } from './orphan.ts'
import { launchServer, type Postgres } from './server.ts'

const PORT_ATTEMPTS = 3

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
  if (port !== undefined) return launchServer({ ...launch, port })

  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchServer({ ...launch, port: await findFreePort() })
    } catch (error) {
      // Between asking for a free port and using it somebody else may have taken it.
      if (!(error instanceof PostgresFailure && error.isPortTaken) || attempt === PORT_ATTEMPTS) throw error
    }
  }
}

/** Removes the database of `dataDir` for good, wherever its files are. @throws PostgresFailure when it is in use */
export async function discardPostgres(dataDir: string): Promise<void> {
  // Whatever a file in its place is, no server runs on it.
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile()) return rmSync(dataDir)
  const cluster = locateCluster(dataDir, postgresAccount())
  await stopOrphan(cluster)
  rmSync(cluster.directory, { recursive: true, force: true })
  rmSync(cluster.home, { recursive: true, force: true })
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
