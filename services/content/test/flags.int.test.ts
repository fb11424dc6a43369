import { randomUUID } from 'node:crypto'
import type { FlagKey } from '@sild/contract/content/flags'
import { contentLimits } from '@sild/contract/content/limits'
import { actorOf, testService } from '@sild/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOf } from '../src/rules/has-flag.ts'
import { contentService } from '../src/service.ts'

const gone = randomUUID()
const content = testService(contentService, {
  mocks: {
    getCompanyBriefs: ({ body }) => ({
      companies: body.companyGuids
        .filter((guid) => guid !== gone)
        .map((guid) => ({
          guid,
          slug: 'pohja-tarkvara',
          name: 'Põhja Tarkvara',
          logoUrl: null,
          location: { countryCode: 'EE', cityId: null, cityTitle: null },
          isVerified: true,
          rating: null,
          reviewsCount: 0,
          joinedAt: '2026-01-15T08:00:00Z',
          isPaused: false,
        })),
    }),
    getUserContacts: ({ body }) => ({
      users: body.userGuids.map((guid) => ({ guid, email: `${guid.slice(0, 8)}@sild.test`, locale: 'en' as const })),
    }),
  },
})
const flagKey: FlagKey = 'marked-words'
const admin = actorOf('admin')
const common = async () => (await content.call('listFlags', {}, actorOf('guest'))).list
const of = async (companyGuid: string) =>
  (await content.call('listCompanyFlags', { params: { companyGuid } }, actorOf('system'))).list
const rule = async () => (await content.call('listFlagRules', {}, admin)).list.find(({ key }) => key === flagKey)!
const change = async (body: { isOn?: boolean; share?: number; version?: number }) => {
  const { isOn, share, version } = await rule()
  return content.call('changeFlag', { params: { flagKey }, body: { isOn, share, version, ...body } }, admin)
}
const add = (companyGuid: string) => content.call('addFlagCompany', { params: { flagKey, companyGuid } }, admin)
const remove = (companyGuid: string) => content.call('removeFlagCompany', { params: { flagKey, companyGuid } }, admin)
/** A company outside the share of the flag, which has the flag only by name. */
const companyFrom = (share: number): string => {
  const guid = randomUUID()
  return placeOf(flagKey, guid) >= share ? guid : companyFrom(share)
}

beforeEach(() => content.database.query('truncate content.flags cascade'))

describe('a flag', () => {
  it('has the default of the code until the staff change it', async () => {
    expect(await rule()).toEqual({
      key: flagKey,
      isOn: true,
      share: 100,
      companies: [],
      changedAt: null,
      changedBy: null,
      version: 0,
    })
    expect([await common(), await of(randomUUID())]).toEqual([[flagKey], [flagKey]])
  })

  it('is on for its share of companies, and below 100 for no guest', async () => {
    await change({ share: 50 })
    expect(await common()).toEqual([])
    expect(await of(companyFrom(50))).toEqual([])
    await change({ share: 100 })
    expect(await common()).toEqual([flagKey])
  })

  it('is on for a listed company at any share, and for none while it is off', async () => {
    const [named, other] = [companyFrom(10), companyFrom(10)]
    await change({ share: 10 })
    await add(named)
    expect([await of(named), await of(other), await common()]).toEqual([[flagKey], [], []])
    await change({ isOn: false })
    expect(await of(named)).toEqual([])
    await change({ isOn: true })
    expect(await of(named)).toEqual([flagKey])
    await remove(named)
    expect(await of(named)).toEqual([])
  })

  it('shows the staff its companies by name, and who changed it when', async () => {
    const companyGuid = randomUUID()
    await add(companyGuid)
    expect(await rule()).toMatchObject({
      companies: [{ guid: companyGuid, name: 'Põhja Tarkvara' }],
      changedBy: `${admin.userGuid!.slice(0, 8)}@sild.test`,
      changedAt: expect.any(String),
      version: 1,
    })
  })

  it('evicts the pages that were rendered with it', async () => {
    content.live.length = 0
    await change({ share: 20 })
    expect(content.live).toEqual([expect.objectContaining({ to: { pages: ['listFlags'] }, type: 'pages-outdated' })])
  })

  it('that two admins change at once is changed by one of them', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_one, share) =>
        content.call('changeFlag', { params: { flagKey }, body: { isOn: true, share, version: 0 } }, admin),
      ),
    )
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'flag-changed-meanwhile'))
    expect((await rule()).version).toBe(1)
  })

  it('has a company once, also for concurrent calls', async () => {
    const companyGuid = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => add(companyGuid)))
    expect(await rule()).toMatchObject({ version: 1, companies: [{ guid: companyGuid }] })
    await Promise.all(Array.from({ length: 5 }, () => remove(companyGuid)))
    expect(await rule()).toMatchObject({ version: 2, companies: [] })
  })
})

describe('refused is', () => {
  it.each([[-1], [101], [12.5], ['50'], [null]])('a share of %s', async (share) => {
    await expect(change({ share: share as number })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('a key that is not in the code', async () => {
    const params = { flagKey: 'no-such-flag' as FlagKey, companyGuid: randomUUID() }
    await expect(content.call('addFlagCompany', { params }, admin)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('an unknown company', async () => {
    await expect(add(gone)).rejects.toMatchObject({ code: 'company-not-found', status: 404 })
  })

  it('one company more than the limit', async () => {
    await change({ share: 0 })
    await content.database.query(
      `insert into content.flag_companies (flag_key, company_guid)
       select $1, uuidv7() from generate_series(1, $2)`,
      [flagKey, contentLimits.flagCompanies],
    )
    await expect(add(randomUUID())).rejects.toMatchObject({ code: 'flag-companies-full', status: 409 })
  })

  it('every user but an admin', async () => {
    for (const actor of [actorOf('editor'), actorOf('support'), actorOf('moderator'), actorOf('customer')])
      await expect(content.call('listFlagRules', {}, actor)).rejects.toMatchObject({ status: 403 })
  })
})

it('a flag that the code no longer knows is on for no company and not listed', async () => {
  await content.database.query(
    `insert into content.flags (flag_key, is_on, share) values ('of-an-older-release', true, 100)`,
  )
  expect(await common()).toEqual([flagKey])
  expect((await content.call('listFlagRules', {}, admin)).list).toHaveLength(1)
})

it('is deleted for an erased company, and keeps no erased agent', async () => {
  const companyGuid = randomUUID()
  await add(companyGuid)
  await content.add('erase-company-flags', { companyGuid })
  await content.add('erase-agreements', { userGuid: admin.userGuid! })
  await content.runJobs()
  expect(await rule()).toMatchObject({ companies: [], changedBy: null })
  const rows = await content.database.query('select * from content.flags')
  expect(JSON.stringify(rows)).not.toContain(admin.userGuid!)
})

it('is recorded in the audit log with the flag, the company and the choices', async () => {
  const companyGuid = randomUUID()
  await change({ share: 30 })
  await add(companyGuid)
  const told = (await content.outbox()).filter(({ job }) => job === 'record-staff-action').slice(-2)
  expect(told).toMatchObject([
    { payload: { operation: 'changeFlag', about: { flagKey }, choices: { share: 30, isOn: true } } },
    { payload: { operation: 'addFlagCompany', about: { flagKey, companyGuid } } },
  ])
})
