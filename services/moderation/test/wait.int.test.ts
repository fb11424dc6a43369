import { randomUUID } from 'node:crypto'
import { actorOf } from '@sild/testing'
import { beforeEach, expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

const queue = testQueue()
const owner = actorOf('customer')
const companyGuid = owner.companyGuid!
const wait = (publicationGuid: string, actor = owner) =>
  queue.call('getModerationWait', { params: { publicationGuid } }, actor)
/** Counts of decisions made `daysAgo` days ago, by minutes taken. */
const decided = (daysAgo: number, counts: Record<number, number>) =>
  Promise.all(
    Object.entries(counts).map(([minutes, count]) =>
      queue.database.query(
        `insert into moderation.decision_minutes (day, minutes, decided_count, in_time_count)
         values ((now() at time zone 'Europe/Tallinn')::date - $1::int, $2, $3, $3)`,
        [daysAgo, minutes, count],
      ),
    ),
  )
const submittedAgo = (minutes: number) => ({ submittedAt: new Date(Date.now() - minutes * 60_000).toISOString() })

beforeEach(async () => {
  await queue.database.query('truncate moderation.decision_minutes')
  await queue.database.query(`update moderation.moderation_cases set state = 'withdrawn'`)
})

it('is the place among waiting cases, and moves up with each decision', async () => {
  const first = await queue.submit(submittedAgo(30))
  const own = await queue.submit({ companyGuid, ...submittedAgo(20) })
  await queue.submit(submittedAgo(10))
  expect(await wait(own.publicationGuid)).toEqual({ place: 2, isLookedAt: false, medianMinutes: null })
  const params = { caseGuid: first.caseGuid }
  const colleague = moderator()
  await queue.call('claimModerationCase', { params }, colleague)
  expect((await wait(own.publicationGuid)).place).toBe(2)
  await queue.call('approvePublication', { params }, colleague)
  expect((await wait(own.publicationGuid)).place).toBe(1)
  await queue.call('claimModerationCase', { params: { caseGuid: own.caseGuid } }, moderator())
  expect(await wait(own.publicationGuid)).toMatchObject({ place: 1, isLookedAt: true })
})

it('is null for a publication that does not wait, and for one of another company', async () => {
  const other = await queue.submit()
  const nothing = { place: null, isLookedAt: false, medianMinutes: null }
  expect(await wait(other.publicationGuid)).toEqual(nothing)
  expect(await wait(randomUUID())).toEqual(nothing)
})

it('is the median of the decisions of thirty days', async () => {
  await decided(1, { 4: 3, 20: 4 })
  await decided(9, { 12: 4 })
  await decided(40, { 600: 50 })
  expect((await wait(randomUUID())).medianMinutes).toBe(12)
})

it('is unknown with only a few decisions', async () => {
  await decided(1, { 4: 9 })
  expect((await wait(randomUUID())).medianMinutes).toBeNull()
  await decided(2, { 5: 1 })
  expect((await wait(randomUUID())).medianMinutes).toBe(4)
})
