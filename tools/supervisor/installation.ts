import type { Failure } from '../failure.mjs'
import { type Addresses, chooseAddresses } from './addresses.ts'
import { discardFiles, openDataDir, reasonIn } from './data-dir.ts'
import { deliveryToken } from './delivery-token.ts'
import { discardDatabase, openDatabase, provisionDatabase } from './database.ts'
import { environmentOf } from './environment.ts'
import { type InstanceLock, lockInstance } from './instance-lock.ts'
import type { StartOptions } from './options.ts'
import { step } from './progress.ts'
import { decideDemo, refusePublicDemo } from './public-name.ts'
import { removeRunFile, type RunFile, writeRunFile } from './run-file.ts'
import { runOnce } from './run-once.ts'
import { type Market, readMarket, recordMarket } from './market.ts'
import { openAllSockets, programOf, startProcesses } from './processes.ts'
import { openSecrets } from './secrets.ts'

export interface InstallationInput extends StartOptions {
  mode: 'production' | 'development'
  /** Publishes the apps into the registry. */
  build(): Promise<unknown>
}

export interface Installation {
  run: RunFile
  dataDir: string
  environment: NodeJS.ProcessEnv
  /**
   * Replaces the processes while they serve.
   * @throws Failure when one does not start; the old processes keep running
   */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts everything, in this order. When a step fails, all that was started is stopped again. */
export async function startInstallation(input: InstallationInput): Promise<Installation> {
  const dataDir = openDataDir(input.dataDir)
  const lock = await lockInstance(dataDir)
  const addresses = await chooseAddresses({ ...input, dataDir })
  const hasDemo = decideDemo(addresses.portal, input)
  const started: { stop(): Promise<void> }[] = []
  const stop = async (): Promise<void> => {
    removeRunFile(dataDir)
    for (const each of started.splice(0).toReversed()) await each.stop()
  }
  try {
    const { environment, processes, run } = await bringUp({ ...input, hasDemo }, { dataDir, addresses, started })
    lock.announce({ url: run.url })
    return { run, environment, dataDir, restart: announced(processes.restart, lock), stop }
  } catch (error) {
    await stop()
    throw reasonIn(dataDir, error)
  }
}

interface Ground {
  dataDir: string
  addresses: Addresses
  /** Filled as parts start, to stop them in reverse order. */
  started: { stop(): Promise<void> }[]
}

async function bringUp(input: InstallationInput & { hasDemo: boolean }, { addresses, dataDir, started }: Ground) {
  const sockets = await openAllSockets(addresses)
  started.push({ stop: () => Promise.resolve(sockets.close()) })
  if (input.isFresh) {
    await step('throwing the old data away', async () => {
      await discardDatabase(dataDir)
      discardFiles(dataDir)
    })
  }
  await step('building the apps', input.build)
  const secrets = openSecrets(dataDir)
  const provisioned = await step('starting the database', async () => {
    const database = await openDatabase(dataDir)
    started.push(database)
    return provisionDatabase(database.adminUrl, secrets.SITE_SECRET)
  })
  const environment = environmentOf({
    addresses,
    dataDir,
    mode: input.mode,
    channel: input.channel,
    provisioned,
    secrets,
  })
  const processOf = (name: string) => programOf(name, { environment, dataDir })

  refusePublicDemo(addresses.portal, await readMarket(provisioned.admin))
  await step('bringing tables up to date', () => runOnce(processOf('migrations')))
  const market = await fillMarket(provisioned.admin, input.hasDemo, () => runOnce(processOf('demo')))
  const processes = await step('starting the processes', () => startProcesses({ environment, dataDir, sockets }))
  started.push(processes)

  const run: RunFile = {
    url: addresses.portal,
    mailUrl: addresses.mail,
    bankUrl: addresses.bank,
    uploadsUrl: addresses.uploads,
    databaseUrl: provisioned.admin,
    services: addresses.services,
    workersUrl: `http://${addresses.listen.workers}`,
    dataDir,
    pid: process.pid,
    deliveryToken: deliveryToken(environment),
    accounts: market === 'demo' ? await demoAccounts() : [],
  }
  await writeRunFile(dataDir, run)
  return { run, environment, processes }
}

/** Announces the progress of a restart to processes that ask the lock. */
function announced(restart: () => Promise<void>, lock: InstanceLock): () => Promise<void> {
  let number = 0
  return async () => {
    number += 1
    lock.announce({ restart: { number, isDone: false } })
    try {
      await restart()
      lock.announce({ restart: { number, isDone: true } })
    } catch (error) {
      // Only errors are thrown; some name a way out.
      const { message: reason, wayOut = '' } = error as Error & Partial<Failure>
      lock.announce({ restart: { number, isDone: true, failure: { reason, wayOut } } })
      throw error
    }
  }
}

/** The first start decides what an installation holds. */
async function fillMarket(databaseUrl: string, wantsDemo: boolean, seed: () => Promise<void>): Promise<Market> {
  const known = await readMarket(databaseUrl)
  if (known) return known
  if (wantsDemo) await step('filling the market', seed)
  const market = wantsDemo ? 'demo' : 'empty'
  await recordMarket(databaseUrl, market)
  return market
}

async function demoAccounts(): Promise<RunFile['accounts']> {
  const { market } = await import('@sild/demo')
  return market().accounts
}
