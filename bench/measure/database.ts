import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { discardPostgres, provision, type Provisioned, startPostgres } from '@sild/postgres'

export const scratchDirectory = (): string => mkdtempSync(join(tmpdir(), 'sild-bench-'))

/** A Postgres for this run alone. */
export interface ScratchDatabase extends Provisioned, AsyncDisposable {
  readonly kills: number
  /** -9, then a new one on the same files and port. */
  kill(): Promise<void>
}

/** `isDurable`: commits wait for the disk, as they do in an installation. */
export async function openScratchDatabase(
  services: string[],
  { isDurable }: { isDurable: boolean },
): Promise<ScratchDatabase> {
  const dataDir = scratchDirectory()
  let postgres = await startPostgres({ dataDir, durable: isDurable })
  const { port } = postgres
  let kills = 0
  return {
    ...(await provision(postgres.adminUrl, { services, database: 'bench' })),
    get kills() {
      return kills
    },
    async kill() {
      kills += 1
      process.kill(postgres.pid, 'SIGKILL')
      await postgres.exited
      postgres = await startPostgres({ dataDir, durable: isDurable, port })
    },
    async [Symbol.asyncDispose]() {
      await postgres.stop()
      await discardPostgres(dataDir)
    },
  }
}
