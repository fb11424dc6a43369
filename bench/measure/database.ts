import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { discardPostgres, provision, type Provisioned, startPostgres } from '@sild/postgres'

export const scratchDirectory = (): string => mkdtempSync(join(tmpdir(), 'sild-bench-'))

/** A Postgres for this run alone. `isDurable`: commits wait for the disk, as they do in an installation. */
export async function openScratchDatabase(
  services: string[],
  { isDurable }: { isDurable: boolean },
): Promise<Provisioned & AsyncDisposable> {
  const dataDir = scratchDirectory()
  const postgres = await startPostgres({ dataDir, durable: isDurable })
  return {
    ...(await provision(postgres.adminUrl, { services, database: 'bench' })),
    async [Symbol.asyncDispose]() {
      await postgres.stop()
      await discardPostgres(dataDir)
    },
  }
}
