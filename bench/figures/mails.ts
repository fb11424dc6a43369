import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@sild/contract/services'
import { findFreePort } from '@sild/postgres'
import { migrate, migrateQueues, openKit, readServiceEnvironment } from '@sild/service-kit'
import { mailsService } from '../../services/mails/src/service.ts'
import { notificationsService } from '../../services/notifications/src/service.ts'
import { searchService } from '../../services/search/src/service.ts'
import { openScratchDatabase } from '../measure/database.ts'
import { reportValue } from '../measure/report.ts'
import { quantile } from '../measure/statistics.ts'
import { addressOf, startMailNeighbours } from '../servers/mail-neighbours.ts'
import { startMortalProcess } from '../servers/mortal-process.ts'

/**
 * Each publication matches one user's saved search, which sends a mail. Measures the time until the mail server has it.
 * Meanwhile the relay of search, the worker of notifications, the mails service, its worker and the mail server are
 * killed in turn; every user must get exactly one mail. `EVENTS=500 KILL_EVERY_MS=3000 npm run bench -- mails` takes
 * fewer.
 */
const EVENTS = Number(process.env['EVENTS'] ?? 5000)
const KILL_EVERY_MS = Number(process.env['KILL_EVERY_MS'] ?? 4000)
const WARMING = 20
const ALONE = 200
const ALONE_EVERY_MS = 100
const BATCH = 50
const BATCH_EVERY_MS = 500
/** Longer than the mail server is left alone after it was away. */
const IDLE_MS = 120_000

const secret = 'a secret that only this bench knows, 32+'
await using cleaning = new AsyncDisposableStack()
await using scratch = await openScratchDatabase(['search', 'notifications', 'mails'], { isDurable: true })
await migrateQueues({ databaseUrl: scratch.jobs, redisUrl: undefined })
for (const service of [searchService, notificationsService, mailsService])
  await migrate(service, scratch.services[service.name]!) // Provisioned just now.

const directory = await mkdtemp(join(tmpdir(), 'sild-mails-'))
cleaning.defer(() => rm(directory, { recursive: true }))
const ledger = join(directory, 'ledger')
const [smtpPort, mailsPort] = [await findFreePort(), await findFreePort()]
const neighbours = await startMailNeighbours()
cleaning.defer(() => void neighbours.server.close())
const environment = {
  ...Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, neighbours.url])),
  ...Object.fromEntries(
    Object.entries(scratch.services).map(([name, url]) => [`${name.toUpperCase()}_DATABASE_URL`, url]),
  ),
  MAILS_URL: `http://127.0.0.1:${mailsPort}`,
  JOBS_DATABASE_URL: scratch.jobs,
  PUBLIC_URL: 'http://localhost:1',
  UPLOADS_URL: 'http://127.0.0.1:1',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAILS_PER_MINUTE: '60000',
  DATA_DIR: directory,
  SITE_SECRET: secret,
  SITE_PEPPER: secret,
  LOG_LEVEL: 'fatal',
  LEDGER: ledger,
  PORT: String(smtpPort),
}
const mortals = {
  'the mail server': await startMortalProcess('bench/servers/mail-server.ts', environment),
  'the relay of search': await startMortalProcess('services/search/src/worker.ts', environment),
  'the worker of notifications': await startMortalProcess('services/notifications/src/worker.ts', environment),
  'the mails service': await startMortalProcess('services/mails/src/server.ts', environment),
  'the worker of mails': await startMortalProcess('services/mails/src/worker.ts', environment),
}
cleaning.defer(() => void Promise.all(Object.values(mortals).map((mortal) => mortal.stop())))
const opened = openKit(readServiceEnvironment('search', environment))
cleaning.defer(() => opened.close())
const { database, outbox } = opened.kit

const foundAt = new Map<string, number>()
/** As the job that matches a publication says that it is found. */
const find = (guids: readonly string[]): Promise<void> =>
  database.transaction(async (trx) => {
    await outbox.publishAll(
      trx,
      'publication-matched',
      guids.map((publicationGuid) => ({ publicationGuid })),
    )
    for (const guid of guids) foundAt.set(addressOf(guid), Date.now())
  })

interface Taken {
  readonly to: string
  readonly messageId: string
  readonly at: number
}
const readLedger = async (): Promise<Taken[]> =>
  (await readFile(ledger, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [to = '', messageId = '', at] = line.split('\t')
      return { to, messageId, at: Number(at) }
    })
/** Waits until every user has a mail, or no more mails arrive. */
async function settle(): Promise<Taken[]> {
  for (let last = 0, since = performance.now(); ;) {
    const taken = await readLedger()
    const isDone = new Set(taken.map(({ to }) => to)).size >= foundAt.size
    if (isDone || performance.now() - since > IDLE_MS) return taken
    if (taken.length > last) since = performance.now()
    last = taken.length
    await delay(500)
  }
}

// What renders mails is loaded by the first one; workers run for days.
await find(Array.from({ length: WARMING }, () => randomUUID()))
await settle()
const warmed = new Set(foundAt.keys())
for (let event = 0; event < ALONE; event++) {
  await find([randomUUID()])
  await delay(ALONE_EVERY_MS)
}
const took = (await settle()).filter(({ to }) => !warmed.has(to)).map(({ at, to }) => at - foundAt.get(to)!)
reportValue('found → at the mail server, p50', quantile(took, 0.5), 'ms')
reportValue('found → at the mail server, p95', quantile(took, 0.95), 'ms', { atMost: 5000 })

const killing = new AbortController()
const kills = (async () => {
  for (let turn = 0; ; turn++) {
    await delay(KILL_EVERY_MS, undefined, { signal: killing.signal })
    await Object.values(mortals)[turn % Object.keys(mortals).length]!.kill()
  }
})().catch((error: unknown) => {
  if (!killing.signal.aborted) throw error
})
for (let event = 0; event < EVENTS; event += BATCH) {
  await find(Array.from({ length: Math.min(BATCH, EVENTS - event) }, () => randomUUID()))
  await delay(BATCH_EVERY_MS)
}
const underKills = await settle()
killing.abort()
await kills
// What was on its way twice comes within a claim of a mail.
await delay(35_000)
const taken = await readLedger()
const idsOf = Map.groupBy(taken, ({ to }) => to)
const several = [...idsOf.values()].filter((mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1)
const sum = Object.values(mortals).reduce((all, mortal) => all + mortal.kills, 0)
console.log(
  `${foundAt.size} events, ${underKills.length} mails taken; kills: ${Object.entries(mortals)
    .map(([name, { kills: times }]) => `${times} of ${name}`)
    .join(', ')}`,
)
reportValue('people without their mail', [...foundAt.keys()].filter((to) => !idsOf.has(to)).length, '', { atMost: 0 })
reportValue('people with two mails', several.length, '', { atMost: 0 })
reportValue('mails to nobody who was told', [...idsOf.keys()].filter((to) => !foundAt.has(to)).length, '', {
  atMost: 0,
})
// If the mail server dies between its acceptance and our record of it, the mail is sent again with its Message-ID.
reportValue('mails delivered again under their Message-ID', taken.length - idsOf.size - several.length, '', {
  atMost: sum,
})
