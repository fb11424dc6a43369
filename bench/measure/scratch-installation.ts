import { rmSync } from 'node:fs'
import { migrate, openKit, readServiceEnvironment, type AnyServiceDefinition } from '@sild/service-kit'

import { chooseAddresses } from '../../tools/supervisor/addresses.ts'
import { openDatabase, provisionDatabase } from '../../tools/supervisor/database.ts'
import { environmentOf } from '../../tools/supervisor/environment.ts'
import { openSecrets } from '../../tools/supervisor/secrets.ts'
import { scratchDirectory } from './database.ts'

/**
 * What one service of an installation works on: its tables, its kit and its environment. `seed` fills the folder before a database
 * runs on it. Without a `kept` folder it is there for this run alone.
 */
export async function openScratchInstallation(
  definition: AnyServiceDefinition,
  seed?: (dataDir: string) => Promise<unknown>,
  kept?: string,
) {
  await using opening = new AsyncDisposableStack()
  const dataDir = kept ?? scratchDirectory()
  if (!kept) opening.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  await seed?.(dataDir)
  const addresses = await chooseAddresses({ port: 0, isPortGiven: true, dataDir })
  const database = await openDatabase(dataDir)
  opening.defer(() => database.stop())
  const secrets = openSecrets(dataDir)
  const provisioned = await provisionDatabase(database.adminUrl, secrets.SITE_SECRET)
  const databaseUrl = provisioned.services[definition.name]! // Provisioned just now.
  await migrate(definition, databaseUrl)
  const environment = environmentOf({ addresses, dataDir, mode: 'production', provisioned, secrets })
  const opened = openKit(readServiceEnvironment(definition.name, environment))
  opening.defer(() => opened.close())
  const cleaning = opening.move()
  return {
    /** The service's own, of its role. */
    databaseUrl,
    environment,
    kit: opened.kit,
    provisioned,
    [Symbol.asyncDispose]: () => cleaning.disposeAsync(),
  }
}
