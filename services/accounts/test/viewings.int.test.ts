import type { Actor } from '@sild/contract'
import type { StaffAction } from '@sild/contract/audit/staff-action'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { endViewings } from '../src/actions/end-viewings.ts'
import { accountsService } from '../src/service.ts'
import { registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService, { mocks: { getMainCompany: () => ({ company: null }) } })

const query = (text: string, values: unknown[]) => accounts.database.query(text, values)
const make = (userGuid: string, ...roles: string[]) =>
  query('update accounts.users set roles = $2 where user_guid = $1', [userGuid, roles])

const leave = (userGuid: string) =>
  query('update accounts.users set deleted_at = now() where user_guid = $1', [userGuid])

/** A support agent who is signed in. */
async function colleague(): Promise<Actor> {
  const { email, userGuid } = await registered(accounts)
  await make(userGuid, 'support')
  const { sessionGuid } = await signIn(accounts, email)
  return { ...actorOf('support'), userGuid, sessionGuid }
}
const open = (userGuid: string, staff: Actor, body: object = {}) =>
  accounts.call('openViewing', { params: { userGuid }, body: { ground: 'ticket', ...body } }, staff)
const end = (viewingGuid: string, staff: Actor) => accounts.call('endViewing', { params: { viewingGuid } }, staff)
const look = (viewingGuid: string) => accounts.call('getViewing', { params: { viewingGuid } }, system)
const viewingsOf = async (userGuid: string) =>
  (await accounts.call('listViewings', {}, { ...actorOf('customer'), userGuid })).list
/** The entries of an impersonation for the audit log. */
const logged = async (viewingGuid: string): Promise<StaffAction[]> =>
  (await accounts.outbox())
    .filter(({ job }) => job === 'record-staff-action')
    .map(({ payload }) => payload as StaffAction) // Its job has no other.
    .filter(({ about }) => about['viewingGuid'] === viewingGuid)

/** A viewing that has just begun. */
async function begun() {
  const [{ userGuid }, staff] = [await registered(accounts), await colleague()]
  const { endsAt, viewingGuid } = await open(userGuid, staff)
  return { endsAt, staff, userGuid, viewingGuid }
}

describe('an impersonation', () => {
  it('lasts a quarter of an hour and names the member', async () => {
    const { endsAt, staff, userGuid, viewingGuid } = await begun()
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(890_000)
    expect(Date.parse(endsAt) - Date.now()).toBeLessThan(901_000)
    expect(await look(viewingGuid)).toMatchObject({
      user: { guid: userGuid, roles: [] },
      viewedByGuid: staff.userGuid,
      sessionGuid: staff.sessionGuid,
      endsAt,
    })
  })

  it('is in the audit log with its ground, from beginning to end', async () => {
    const { staff, userGuid, viewingGuid } = await begun()
    await end(viewingGuid, staff)
    expect(await logged(viewingGuid)).toMatchObject([
      { operation: 'openViewing', staffGuid: staff.userGuid, about: { userGuid }, choices: { ground: 'ticket' } },
      { operation: 'endViewing', staffGuid: staff.userGuid, about: { userGuid } },
    ])
  })

  it('is listed for the member, without the agent', async () => {
    const { staff, userGuid, viewingGuid } = await begun()
    expect(await viewingsOf(userGuid)).toMatchObject([{ viewingGuid, ground: 'ticket', isOpen: true }])
    await end(viewingGuid, staff)
    const [told] = await viewingsOf(userGuid)
    expect(told).toMatchObject({ isOpen: false })
    expect(Date.parse(told!.endsAt)).toBeLessThanOrEqual(Date.now() + 1000)
    expect(JSON.stringify(told)).not.toContain(staff.userGuid)
  })

  it('is ended by the agent who began it and by no other, once', async () => {
    const { staff, viewingGuid } = await begun()
    await expect(end(viewingGuid, await colleague())).rejects.toMatchObject({ code: 'viewing-not-found', status: 404 })
    await look(viewingGuid)
    await end(viewingGuid, staff)
    await expect(look(viewingGuid)).rejects.toMatchObject({ code: 'viewing-over', status: 401 })
    await expect(end(viewingGuid, staff)).rejects.toMatchObject({ code: 'viewing-not-found' })
  })

  it('is refused for the staff, for suspended users and for unknown ones', async () => {
    const staff = await colleague()
    const other = await colleague()
    const admin = { ...staff, roles: ['admin' as const] }
    for (const userGuid of [other.userGuid!, staff.userGuid!])
      await expect(open(userGuid, admin)).rejects.toMatchObject({ code: 'viewing-not-allowed', status: 403 })
    await expect(open(crypto.randomUUID(), staff)).rejects.toMatchObject({ code: 'user-not-found' })
    const { userGuid } = await registered(accounts)
    const body = { ground: 'fraud' as const, statement: 'The certificate was never theirs to show.' }
    await accounts.call('suspendUser', { params: { userGuid }, body }, staff)
    await expect(open(userGuid, staff)).rejects.toMatchObject({ code: 'user-suspended' })
    await expect(open(userGuid, staff, { ground: 'curiosity' })).rejects.toMatchObject({ code: 'invalid' })
  })
})

const endings: readonly (readonly [string, (of: Awaited<ReturnType<typeof begun>>) => Promise<unknown>])[] = [
  [
    'its time',
    ({ viewingGuid }) => query('update accounts.viewings set ends_at = now() where viewing_guid = $1', [viewingGuid]),
  ],
  [
    'the session of the agent',
    ({ staff: { sessionGuid } }) => accounts.call('closeSession', { body: { sessionGuid: sessionGuid! } }, system),
  ],
  ['the role of the agent', ({ staff }) => make(staff.userGuid!, 'moderator')],
  ['the account of the agent', ({ staff }) => leave(staff.userGuid!)],
  ['the account of the member', ({ userGuid }) => leave(userGuid)],
  ['the account of the member, when it joins the staff', ({ userGuid }) => make(userGuid, 'editor')],
  [
    'the account of the member, when it is suspended',
    ({ userGuid, staff }) =>
      accounts.call(
        'suspendUser',
        { params: { userGuid }, body: { ground: 'fraud', statement: 'The certificate was never theirs to show.' } },
        staff,
      ),
  ],
]

describe.each(endings)('an impersonation ends at once with %s', (_what, happen) => {
  it('and the audit log gets one record, a minute later', async () => {
    const viewing = await begun()
    await happen(viewing)
    await expect(look(viewing.viewingGuid)).rejects.toMatchObject({ code: 'viewing-over' })
    for (const _twice of [1, 2]) await accounts.deps.database.transaction((trx) => endViewings(trx, accounts.deps))
    const ends = (await logged(viewing.viewingGuid)).filter(({ operation }) => operation === 'endViewing')
    expect(ends).toMatchObject([{ staffGuid: viewing.staff.userGuid, choices: { isByItself: true } }])
  })
})

it('deletes the impersonations of an erased user', async () => {
  const { userGuid, viewingGuid } = await begun()
  await query('delete from accounts.users where user_guid = $1', [userGuid])
  expect(await query('select 1 from accounts.viewings where viewing_guid = $1', [viewingGuid])).toEqual([])
})
