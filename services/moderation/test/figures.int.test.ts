import { actorOf } from '@sild/testing'
import { beforeEach, expect, it } from 'vitest'
import { testQueue } from './queue.ts'

const queue = testQueue()
const admin = actorOf('admin')
const run = (sql: string, values: unknown[] = []) => queue.database.query(sql, values)

/** A case decided `daysAgo` days ago, `minutes` minutes after its submission. */
async function decided(daysAgo: number, minutes: number, own: { isSettled?: boolean } = {}) {
  const { caseGuid } = await queue.submit()
  await run(
    `update moderation.moderation_cases set state = 'approved', decided_at = now() - make_interval(days => $2),
       submitted_at = now() - make_interval(days => $2, mins => $3),
       due_at = now() - make_interval(days => $2, mins => $3) + interval '1 hour',
       settled_at = case when $4 then now() end
     where case_guid = $1`,
    [caseGuid, daysAgo, minutes, own.isSettled ?? true],
  )
  return caseGuid
}
const count = async () => {
  await queue.add('count-decisions', {})
  await queue.runJobs()
}
const figures = (range?: '12-weeks') => queue.call('getModerationFigures', { query: { range } }, admin)

beforeEach(async () => {
  await run('truncate moderation.decision_minutes, moderation.figures_counted')
  await run(`update moderation.moderation_cases set state = 'withdrawn', decided_at = null`)
})

it('are empty before anything was counted', async () => {
  expect(await figures()).toMatchObject({
    countedAt: null,
    total: { decidedCount: 0, inTimeCount: 0, medianMinutes: null, p90Minutes: null },
  })
})

it('are the median and the ninth tenth of the time to a decision, by day and of all days', async () => {
  for (const minutes of [5, 10, 20]) await decided(1, minutes)
  for (const minutes of [30, 90]) await decided(2, minutes)
  await decided(40, 7)
  await count()
  await count()
  const { before, steps, total } = await figures()
  expect(steps).toHaveLength(30)
  expect(steps.at(-1)).toMatchObject({ decidedCount: 0, medianMinutes: null, p90Minutes: null })
  expect(steps.at(-2)).toMatchObject({ decidedCount: 3, inTimeCount: 3, medianMinutes: 10, p90Minutes: 20 })
  expect(steps.at(-3)).toMatchObject({ decidedCount: 2, inTimeCount: 1, medianMinutes: 30, p90Minutes: 90 })
  expect(total).toEqual({ decidedCount: 5, inTimeCount: 4, medianMinutes: 20, p90Minutes: 90 })
  expect(before).toEqual({ decidedCount: 1, inTimeCount: 1, medianMinutes: 7, p90Minutes: 7 })
  expect((await figures('12-weeks')).total.decidedCount).toBe(6)
})

it('count a decision once it is final, and keep it when its company is erased', async () => {
  const caseGuid = await decided(0, 5, { isSettled: false })
  await count()
  expect((await figures()).total.decidedCount).toBe(0)
  await run('update moderation.moderation_cases set settled_at = now() where case_guid = $1', [caseGuid])
  await count()
  await run(`update moderation.moderation_cases set state = 'withdrawn' where case_guid = $1`, [caseGuid])
  await count()
  expect((await figures()).total.decidedCount).toBe(1)
})
