import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, endedSessions, registered, signIn } from './arrange.ts'

const accounts = testService(accountsService, { mocks: { getMainCompany: () => ({ company: null }) } })
const support = actorOf('support')
const statement = 'The account sold a certificate that its company does not have.'
const suspend = (userGuid: string, actor = support, body: object = {}) =>
  accounts.call('suspendUser', { params: { userGuid }, body: { ground: 'fraud', statement, ...body } }, actor)
const restore = (userGuid: string, actor = support) =>
  accounts.call('restoreUser', { params: { userGuid }, body: { note: 'It was a namesake' } }, actor)
const look = (userGuid: string, actor = support) => accounts.call('getUserAccount', { params: { userGuid } }, actor)
const search = async (query: object) => (await accounts.call('searchUsers', { query }, support)).list
const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)
const makeStaff = (userGuid: string) =>
  accounts.database.query(`update accounts.users set roles = array['moderator'] where user_guid = $1`, [userGuid])

describe('a suspended user', () => {
  it('is signed out everywhere, gets the reason in their language, and cannot sign in', async () => {
    const { email, userGuid } = await registered(accounts, { basicLocale: 'et' })
    const sessions = [await signIn(accounts, email), await signIn(accounts, email)]
    expect(await suspend(userGuid)).toEqual({ userGuid })
    await accounts.runJobs()
    expect(await endedSessions(accounts)).toEqual(expect.arrayContaining(sessions.map((each) => each.sessionGuid)))
    const { refreshToken, binderToken } = sessions[0]!
    await expect(
      accounts.call('rotateSession', { body: { refreshToken, binderToken } }, actorOf('system')),
    ).rejects.toMatchObject({ status: 401 })
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'account-suspended', status: 403 })
    // A guess of the password does not reveal the suspension.
    await expect(signIn(accounts, email, { password: 'wrong-password' })).rejects.toMatchObject({
      code: 'credentials-wrong',
    })
    const mail = mailsTo(email).at(-1)
    expect(mail?.subject).toBe('Sinu konto on peatatud')
    expect(mail?.text).toContain('Alus: pettus')
    expect(mail?.text).toContain(statement)
    expect(await auditOf(accounts, userGuid)).toContain('user-suspended')
  })

  it('can sign in again when the suspension is reverted, and gets a mail', async () => {
    const { email, userGuid } = await registered(accounts)
    await suspend(userGuid)
    await restore(userGuid)
    await accounts.runJobs()
    expect(mailsTo(email).at(-1)?.subject).toBe('Your account works again')
    expect((await signIn(accounts, email)).user.guid).toBe(userGuid)
    expect((await look(userGuid)).suspensions).toMatchObject([
      { ground: 'fraud', restored: { note: 'It was a namesake' } },
    ])
    await expect(restore(userGuid)).rejects.toMatchObject({ code: 'user-not-suspended' })
    await suspend(userGuid)
    expect((await look(userGuid)).suspensions).toHaveLength(2)
  })

  it('is published to the other services each time, which query the current state', async () => {
    const { userGuid } = await registered(accounts)
    const other = await registered(accounts)
    const told = async () =>
      (await accounts.outbox()).filter(
        ({ job, payload }) => job === 'pause-companies' && JSON.stringify(payload).includes(userGuid),
      ).length
    const suspendedNow = async () => {
      const body = { userGuids: [userGuid, other.userGuid] }
      return (await accounts.call('findSuspendedUsers', { body }, actorOf('system'))).userGuids
    }
    await suspend(userGuid)
    expect([await told(), await suspendedNow()]).toEqual([1, [userGuid]])
    await restore(userGuid)
    expect([await told(), await suspendedNow()]).toEqual([2, []])
    await accounts.runJobs()
  })

  it('gets no session from a concurrent sign-in', async () => {
    const { email, userGuid } = await registered(accounts)
    const results = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => signIn(accounts, email)),
      suspend(userGuid),
    ])
    expect(results.at(-1)?.status).toBe('fulfilled')
    const open = await accounts.database.query(
      'select 1 from accounts.sessions where user_guid = $1 and revoked_at is null',
      [userGuid],
    )
    expect(open).toEqual([])
  })

  it('is suspended once by two colleagues', async () => {
    const { email, userGuid } = await registered(accounts)
    const results = await Promise.allSettled([suspend(userGuid), suspend(userGuid, actorOf('admin'))])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'user-suspended' } })
    await accounts.runJobs()
    expect(mailsTo(email).filter(({ subject }) => subject === 'Your account is suspended')).toHaveLength(1)
  })

  it('has no suspension left when they are erased', async () => {
    const { userGuid } = await registered(accounts)
    await suspend(userGuid)
    await accounts.database.query('delete from accounts.users where user_guid = $1', [userGuid])
    const left = await accounts.database.query('select 1 from accounts.suspensions where user_guid = $1', [userGuid])
    expect(left).toEqual([])
    await accounts.runJobs()
  })
})

describe('deciding about an account', () => {
  it('needs a ground and reasons', async () => {
    const { userGuid } = await registered(accounts)
    await expect(suspend(userGuid, support, { statement: 'Too short' })).rejects.toMatchObject({
      fields: { statement: { code: 'length-min' } },
    })
    await expect(suspend(userGuid, support, { ground: 'because' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(suspend(randomUUID())).rejects.toMatchObject({ code: 'user-not-found', status: 404 })
  })

  it('is refused to the user, and for a colleague to all but an admin', async () => {
    const { userGuid } = await registered(accounts)
    await makeStaff(userGuid)
    const own = actorOf('admin', { userGuid })
    for (const actor of [own, support])
      await expect(suspend(userGuid, actor)).rejects.toMatchObject({ code: 'conflict-of-interest', status: 403 })
    expect(await look(userGuid)).toMatchObject({ isBeyondReader: true, roles: ['moderator'] })
    await suspend(userGuid, actorOf('admin'))
    await expect(restore(userGuid)).rejects.toMatchObject({ code: 'conflict-of-interest' })
    await restore(userGuid, actorOf('admin'))
  })
})

describe('the search for users', () => {
  it('finds by a part of the address and by guid, and shows who is suspended', async () => {
    const { email, userGuid } = await registered(accounts)
    const found = [{ guid: userGuid, email, suspendedAt: null }]
    expect(await search({ query: email.slice(3, 20).toUpperCase() })).toMatchObject(found)
    expect(await search({ query: userGuid })).toMatchObject(found)
    expect(await search({ query: email.replace(/^./, '_') })).toEqual([])
    expect(await search({ query: userGuid, state: 'suspended' })).toEqual([])
    await suspend(userGuid)
    await restore(userGuid)
    await suspend(userGuid)
    const suspended = await search({ state: 'suspended', query: email })
    expect(suspended).toMatchObject([{ guid: userGuid, suspendedAt: expect.any(String) }])
  })

  it('is written into the audit log only when a user is opened', async () => {
    const { userGuid } = await registered(accounts)
    await search({ query: userGuid })
    await look(userGuid)
    const told = (await accounts.outbox()).filter(({ job }) => job === 'record-staff-action')
    expect(told.at(-1)).toMatchObject({ payload: { operation: 'getUserAccount', about: { userGuid } } })
    expect(JSON.stringify(told)).not.toContain('searchUsers')
    expect(JSON.stringify(told)).not.toContain('certificate')
  })
})
