import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import {
  auditOf,
  endedSessions,
  mailedToken,
  newRegistration,
  password,
  registered,
  type RegisteredUser,
  signIn,
  system,
} from './arrange.ts'

const accounts = testService(accountsService, { mocks: { forgetAddress: () => ({ acknowledged: true }) } })
const remove = ({ userGuid }: RegisteredUser, own = password) =>
  accounts.call('deleteUser', { body: { password: own } }, actorOf('customer', { userGuid }))

const rowsOf = ({ userGuid }: RegisteredUser) =>
  accounts.database.query('select 1 from accounts.users where user_guid = $1', [userGuid])

describe('deleteUser', () => {
  it('ends the sessions at once, notifies every service, sends a last mail and forgets the address', async () => {
    const user = await registered(accounts, { basicLocale: 'fr' })
    const { refreshToken, binderToken, sessionGuid } = await signIn(accounts, user.email)
    await remove(user)
    expect(await endedSessions(accounts)).toContain(sessionGuid)
    await expect(accounts.call('rotateSession', { body: { refreshToken, binderToken } }, system)).rejects.toMatchObject(
      { code: 'session-expired' },
    )
    await expect(signIn(accounts, user.email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    const told = (await accounts.outbox()).map(({ job }) => job)
    expect(told).toEqual(
      expect.arrayContaining(['erase-user', 'erase-companies', 'erase-publications', 'erase-messages']),
    )
    await accounts.runJobs()
    expect(accounts.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Votre compte a été supprimé' })
    expect(accounts.mails.at(-1)?.text).toContain('/fr/contact-us')
    expect(await accounts.database.query('select 1 from accounts.users where email = $1', [user.email])).toEqual([])
    expect(await auditOf(accounts, user.userGuid)).toContain('user-deleted')
    // Nothing is left of the user, and their tokens still open nothing.
    expect(await endedSessions(accounts)).toContain(sessionGuid)
  })

  it('leaves the address in no answer that was stored for another service', async () => {
    const user = await registered(accounts)
    await accounts.call('activateAccount', { params: { token: mailedToken(accounts, user.email) } }, actorOf('guest'))
    const stored = () =>
      accounts.database.query('select 1 from accounts.idempotency_keys where strpos(reply, $1) > 0', [user.email])
    await accounts.call('openMailing', { body: { list: 'publicationUpdates', userGuid: user.userGuid } }, system, {
      idempotencyKey: `mailing-of-${user.userGuid}`,
    })
    expect(await stored()).toHaveLength(1)
    await remove(user)
    await accounts.runJobs()
    expect(await stored()).toEqual([])
  })

  it('lets the address sign up again', async () => {
    const user = await registered(accounts)
    await remove(user)
    await accounts.runJobs()
    const again = await registered(accounts, newRegistration({ email: user.email }))
    expect(again.userGuid).not.toBe(user.userGuid)
    await expect(signIn(accounts, user.email)).resolves.toBeDefined()
  })

  it('sends no link to a user who is about to be erased', async () => {
    const user = await registered(accounts)
    await remove(user)
    await accounts.call('requestRecovery', { body: { email: user.email } }, actorOf('guest'))
    await accounts.runJobs()
    expect(accounts.mails.filter(({ to, text }) => to === user.email && text.includes('/recovery/'))).toEqual([])
  })

  it('sends no activation to an erased user', async () => {
    const { userGuid, email } = await registered(accounts)
    await accounts.database.query('update accounts.users set deleted_at = now() where user_guid = $1', [userGuid])
    const before = accounts.mails.length
    await accounts.add('send-activation-mail', { userGuid })
    await accounts.runJobs()
    expect(accounts.mails.slice(before).filter(({ to }) => to === email)).toEqual([])
  })

  it('tries its last mail again', async () => {
    const user = await registered(accounts)
    const { mailer } = accounts.deps
    const { send } = mailer
    mailer.send = () => Promise.reject(new Error('450 try again later'))
    await remove(user)
    await expect(accounts.runJobs()).rejects.toThrow('450')
    mailer.send = send
    expect(await rowsOf(user)).toHaveLength(1)
    await accounts.runJobs()
    expect(accounts.mails.at(-1)?.to).toBe(user.email)
    expect(await rowsOf(user)).toEqual([])
  })

  it('forgets an address that refuses mail for half a day, though its job was given up', async () => {
    const user = await registered(accounts)
    await accounts.database.query(
      `update accounts.users set deleted_at = now() - interval '13 hours' where user_guid = $1`,
      [user.userGuid],
    )
    const { mailer } = accounts.deps
    const { send } = mailer
    mailer.send = () => Promise.reject(new Error('550 no such mailbox'))
    await accounts.add('remove-expired-sessions', {})
    await accounts.runJobs()
    mailer.send = send
    expect(await rowsOf(user)).toEqual([])
  })

  it('leaves no address behind in a request after its mail was given up', async () => {
    const { userGuid } = await registered(accounts)
    const old = `now() - interval '25 hours'`
    await accounts.database.query(`insert into accounts.recovery_requests (email, requested_at)
      values ('old@example.ee', ${old}), ('new@example.ee', now())`)
    await accounts.database.query(`insert into accounts.unsubscribe_requests (email, requested_at)
      values ('old@example.ee', ${old}), ('new@example.ee', now())`)
    await accounts.database.query(
      `insert into accounts.address_changes (user_guid, email, requested_at)
       values ($1, 'old@example.ee', ${old}), ($1, 'new@example.ee', now())`,
      [userGuid],
    )
    await accounts.add('remove-expired-sessions', {})
    await accounts.runJobs()
    for (const table of ['recovery_requests', 'unsubscribe_requests', 'address_changes'])
      expect(await accounts.database.query(`select email from accounts.${table}`)).toEqual([
        { email: 'new@example.ee' },
      ])
  })

  it('requires the present password', async () => {
    const user = await registered(accounts)
    await expect(remove(user, 'a-wrong-guess')).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: { code: 'password-wrong' } },
    })
    await expect(signIn(accounts, user.email)).resolves.toBeDefined()
  })
})
