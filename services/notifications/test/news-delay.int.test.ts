import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { notify } from '../src/actions/notify.ts'
import { notificationsService } from '../src/service.ts'

const notifications = testService(notificationsService, { config: () => ({ newsDelayScale: 0.5 }) })

it('a mail waits for its reader as long as the installation says', async () => {
  const { userGuid } = actorOf('customer')
  const startedAt = Date.now()
  await notify(notifications.deps, {
    userGuid: userGuid!,
    type: 'company-review',
    values: { company: 'Põhja Tarkvara OÜ' },
    target: { companySlug: 'pohja-tarkvara', authorCompanyGuid: randomUUID() },
    effectKey: randomUUID(),
  })
  const [waiting] = await notifications.database.query<{ runAt: Date }>(
    `select run_at as "runAt" from notifications.outbox where job = 'bundle-news'`,
  )
  expect(Math.round((waiting!.runAt.getTime() - startedAt) / 10_000)).toBe(6)
})
