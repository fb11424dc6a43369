import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const admin = actorOf('admin')
const run = (sql: string, values: unknown[] = []) => accounts.database.query(sql, values)
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn' }).format(new Date())

const count = async () => {
  await accounts.add('count-sign-ups', {})
  await accounts.runJobs()
}
/** A user who joined `daysAgo` days ago. */
const joined = async (daysAgo: number, own: { isVerified?: boolean; role?: string } = {}) => {
  const user = await registered(accounts)
  await run(
    `update accounts.users set joined_at = now() - make_interval(days => $2),
       verified_at = case when $3 then now() end, roles = $4 where user_guid = $1`,
    [user.userGuid, daysAgo, own.isVerified ?? false, own.role ? [own.role] : []],
  )
  return user
}
const signUps = (range?: '30-days' | '12-weeks' | '12-months') =>
  accounts.call('getSignUpFigures', { query: { range } }, admin)

beforeEach(async () => {
  await run('truncate accounts.sign_up_days, accounts.cohort_weeks, accounts.figures_counted, accounts.active_weeks')
  await run('delete from accounts.users')
})

describe('sign-ups', () => {
  it('are zero, and say so, before they were counted', async () => {
    await joined(0)
    expect(await signUps()).toMatchObject({ countedAt: null, total: { registeredCount: 0, verifiedCount: 0 } })
  })

  it('are counted by day with the confirmed ones, beside as many days before, without the staff', async () => {
    await joined(0, { isVerified: true })
    await joined(0)
    await joined(2)
    await joined(45)
    await joined(0, { role: 'moderator' })
    await count()
    const { before, countedAt, steps, total } = await signUps()
    expect(steps).toHaveLength(30)
    expect(steps.at(-1)).toEqual({ from: today, registeredCount: 2, verifiedCount: 1 })
    expect(steps.at(-3)?.registeredCount).toBe(1)
    expect(total).toEqual({ registeredCount: 3, verifiedCount: 1 })
    expect(before).toEqual({ registeredCount: 1, verifiedCount: 0 })
    expect(Date.parse(countedAt!)).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each([
    ['12-weeks', 12],
    ['12-months', 12],
  ] as const)('come in %s too', async (range, length) => {
    await joined(20)
    await count()
    const { steps, total } = await signUps(range)
    expect([steps.length, total.registeredCount]).toEqual([length, 1])
  })

  it('are the same when they are counted twice, and stay when a user is erased', async () => {
    const { userGuid } = await joined(1)
    await joined(1, { isVerified: true })
    await count()
    await count()
    await run('delete from accounts.users where user_guid = $1', [userGuid])
    await count()
    expect((await signUps()).total).toEqual({ registeredCount: 2, verifiedCount: 1 })
  })

  it('refuse an invalid range', async () => {
    await expect(
      accounts.call('getSignUpFigures', { query: { range: 'ever' as '30-days' } }, admin),
    ).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('retention', () => {
  const cohorts = async () => (await accounts.call('getRetentionFigures', {}, admin)).cohorts
  const activeAt = (userGuid: string, weeksAgo: number) =>
    run(
      `insert into accounts.active_weeks
       select $1, (date_trunc('week', now() at time zone 'Europe/Tallinn') - make_interval(weeks => $2))::date
       on conflict do nothing`,
      [userGuid, weeksAgo],
    )

  it('counts for each week how many of its new users came since', async () => {
    const [faithful, gone] = [await joined(14), await joined(14)]
    for (const weeksAgo of [2, 1, 0]) await activeAt(faithful.userGuid, weeksAgo)
    await activeAt(gone.userGuid, 2)
    await count()
    const all = await cohorts()
    expect(all).toHaveLength(12)
    expect(all.at(-3)).toMatchObject({ usersCount: 2, activeCounts: [2, 1, 1] })
    expect(all.at(-1)).toMatchObject({ usersCount: 0, activeCounts: [0] })
  })

  it('knows active users by their sessions, opened and refreshed', async () => {
    const { email, userGuid } = await joined(0)
    const { refreshToken, binderToken } = await signIn(accounts, email)
    const weeks = () => run('select week from accounts.active_weeks where user_guid = $1', [userGuid])
    expect(await weeks()).toHaveLength(1)
    await run('delete from accounts.active_weeks')
    await accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system)
    expect(await weeks()).toHaveLength(1)
  })

  it('forgets the activity of users once their cohort is no longer counted', async () => {
    const { userGuid } = await joined(100)
    await activeAt(userGuid, 12)
    await activeAt(userGuid, 11)
    await count()
    expect(await run('select week from accounts.active_weeks')).toHaveLength(1)
  })

  it('forgets the activity of an erased user, and keeps the count', async () => {
    const { userGuid } = await joined(7)
    await activeAt(userGuid, 1)
    await count()
    await run('delete from accounts.users where user_guid = $1', [userGuid])
    await count()
    expect(await run('select week from accounts.active_weeks')).toEqual([])
    expect((await cohorts()).at(-2)).toMatchObject({ usersCount: 1, activeCounts: [1, 0] })
  })
})
