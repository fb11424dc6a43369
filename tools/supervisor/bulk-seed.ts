import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { chooseAddresses } from './addresses.ts'
import { openDataDir } from './data-dir.ts'
import { openDatabase, provisionDatabase, type RunningDatabase } from './database.ts'
import { environmentOf } from './environment.ts'
import { findInstance, lockInstance } from './instance-lock.ts'
import { step } from './progress.ts'
import type { RunFile } from './run-file.ts'
import { runOnce } from './run-once.ts'
import { openSecrets } from './secrets.ts'

export interface BulkSeedInput {
  dataDir: string
  publications: number
}

/** Writes many rows into the database of an installation: the one that runs, or one that is started for this alone. */
export async function bulkSeed(input: BulkSeedInput): Promise<void> {
  const dataDir = openDataDir(resolve(input.dataDir))
  const addresses = await chooseAddresses({ port: 0, isPortGiven: true, dataDir })
  const database = (await findDatabase(dataDir)) ?? (await openOwnDatabase(dataDir))
  try {
    const secrets = openSecrets(dataDir)
    const provisioned = await provisionDatabase(database.adminUrl, secrets.SITE_SECRET)
    const environment = {
      ...environmentOf({ addresses, dataDir, mode: 'production', provisioned, secrets }),
      BULK_PUBLICATIONS: String(input.publications),
    }
    const processOf = (name: string) => ({
      name,
      script: join(import.meta.dirname, '../processes', `${name}.ts`),
      environment,
      dataDir,
    })
    await step('bringing tables up to date', () => runOnce(processOf('migrations')))
    await step(`writing ${input.publications} publications`, () => runOnce(processOf('bulk')))
  } finally {
    await database.stop()
  }
}

async function findDatabase(dataDir: string): Promise<RunningDatabase | undefined> {
  if (!(await findInstance(dataDir))) return undefined
  // The installation wrote it.
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as RunFile
  return { adminUrl: databaseUrl, stop: async () => {} }
}

async function openOwnDatabase(dataDir: string): Promise<RunningDatabase> {
  await lockInstance(dataDir)
  return openDatabase(dataDir)
}
