import { randomBytes, randomUUID } from 'node:crypto'
import { sendPushesJob } from '../../services/notifications/src/jobs/send-pushes.ts'
import { createDeps } from '../../services/notifications/src/deps.ts'
import { notificationsService } from '../../services/notifications/src/service.ts'
import { openScratchInstallation } from '../measure/scratch-installation.ts'
import { reportValue } from '../measure/report.ts'
import { startServer } from '../measure/server.ts'

/**
 * Measures a push to 10 000 browsers; one in twenty has unsubscribed. The push service, in a process of its own,
 * accepts signed requests and answers 410 for those; the tests check the content. `PUSHED=1000 npm run bench -- push`
 * takes fewer.
 */
const PUSHED = Number(process.env['PUSHED'] ?? 10_000)
const GONE_OF = 20
const BATCH = 1000
/** As many as a process of workers runs at once. */
const JOBS_AT_ONCE = 4

await using service = await startServer('push-service')
process.env['PUSH_SERVICE_URL'] = service.url
await using scratch = await openScratchInstallation(notificationsService)
const deps = createDeps(scratch.kit)
const { knex } = deps.database

/** Any point of the curve will do. */
const { applicationServerKey: p256dh } = deps.push
for (let start = 0; start < PUSHED; start += BATCH) {
  const people = Array.from({ length: BATCH }, (_, index) => ({
    userGuid: randomUUID(),
    subscriptionGuid: randomUUID(),
    notificationGuid: randomUUID(),
    endpoint: `${service.url}/${(start + index) % GONE_OF === 0 ? 'gone' : 'push'}/${start + index}`,
  }))
  await knex('pushSubscriptions').insert(
    people.map(({ endpoint, subscriptionGuid, userGuid }) => ({
      subscriptionGuid,
      userGuid,
      endpoint,
      p256dh,
      auth: randomBytes(16).toString('base64url'),
      locale: 'en',
    })),
  )
  await knex('notifications').insert(
    people.map(({ notificationGuid, userGuid }) => ({
      notificationGuid,
      userGuid,
      type: 'response-received',
      values: JSON.stringify({ company: 'Põhja Tarkvara OÜ', publication: 'A shop for oak furniture' }),
      target: JSON.stringify({ publicationGuid: randomUUID(), cardType: 'project' }),
      effectKey: notificationGuid,
    })),
  )
  await knex('pushes').insert(
    people.map(({ notificationGuid, subscriptionGuid }) => ({ notificationGuid, subscriptionGuid, dueAt: new Date() })),
  )
}
await knex.raw('vacuum analyze pushes, push_subscriptions, notifications')

const count = async (table: string): Promise<number> =>
  Number((await knex(table).count({ rows: '*' }).first())?.['rows'])
const startedAt = performance.now()
const runJobs = async (): Promise<void> => {
  while ((await knex('pushes').where('dueAt', '<=', knex.fn.now()).limit(1)).length > 0)
    await sendPushesJob.run({
      deps,
      payload: {},
      jobId: '',
      attempt: 1,
      log: deps.log,
      effect: async () => true,
    } as never) // What it takes.
}
await Promise.all(Array.from({ length: JOBS_AT_ONCE }, runJobs))
const seconds = (performance.now() - startedAt) / 1000
const taken = Number(await (await fetch(`${service.url}/taken`)).text())
console.log(`${PUSHED} pushes, ${taken} taken, ${PUSHED / seconds} a second`)
reportValue('time to push to all of them', seconds, 's', { atMost: 60 })
reportValue('pushes that still wait', await count('pushes'), '', { atMost: 0 })
reportValue('sent more or less than once', Math.abs(taken - (PUSHED - PUSHED / GONE_OF)), '', { atMost: 0 })
reportValue('subscriptions left that are gone', (await count('push_subscriptions')) - taken, '', { atMost: 0 })
