import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const support = actorOf('support')
const start = (currentEmail: string, email: string, actor = support) =>
  accounts.call('startEmailChange', { body: { currentEmail, email } }, actor)
const verify = (email: string) =>
  accounts.call('verifyEmail', { params: { token: mailedToken(accounts, email, 'verification') } }, guest)
const newAddress = () => `${randomUUID()}@example.ee`

async function confirmed() {
  const user = await registered(accounts)
  await accounts.call('activateAccount', { params: { token: mailedToken(accounts, user.email) } }, guest)
  return user
}

/** What the change waits for is over, as if 72 hours had gone by. */
const waitIsOver = (userGuid: string) =>
  accounts.database.query(
    `update accounts.address_moves set due_at = now() - interval '1 second' where user_guid = $1`,
    [userGuid],
  )
async function work() {
  await accounts.add('make-address-moves', {})
  await accounts.runJobs()
}
/** The token by which the former address stops the last change. */
function stopToken(email: string): string {
  const mail = accounts.mails.findLast(({ to, text }) => to === email && text.includes('/stop-email-change/'))
  return /\/stop-email-change\/([\w.-]+)/.exec(mail?.text ?? '')![1]!
}
const stopBy = (token: string) => accounts.call('stopEmailChange', { body: { token } }, guest)
const outcomesOf = async (userGuid: string) =>
  (
    await accounts.database.query<{ outcome: string | null }>(
      'select outcome from accounts.address_moves where user_guid = $1 order by started_at',
      [userGuid],
    )
  ).map(({ outcome }) => outcome)

describe('a change of address that support begins', () => {
  it('gives an agent with an address of their own no account, while the owner can stop it', async () => {
    const { email, userGuid } = await confirmed()
    const agents = newAddress()
    await start(email, agents)
    await accounts.runJobs()
    expect(await verify(agents)).toMatchObject({ status: 'waiting' })
    await work()
    // Neither to sign in nor to recover the account.
    await expect(signIn(accounts, agents)).rejects.toMatchObject({ code: 'credentials-wrong' })
    await accounts.call('requestRecovery', { body: { email: agents } }, guest)
    await accounts.runJobs()
    expect(accounts.mails.filter(({ to, text }) => to === agents && text.includes('/recovery/'))).toEqual([])
    expect(await stopBy(stopToken(email))).toEqual({ outcome: 'stopped' })
    await waitIsOver(userGuid)
    await work()
    await expect(verify(agents)).rejects.toMatchObject({ code: 'token-expired' })
    await expect(signIn(accounts, agents)).rejects.toMatchObject({ code: 'credentials-wrong' })
    expect((await signIn(accounts, email)).user.guid).toBe(userGuid)
    expect(await outcomesOf(userGuid)).toEqual(['stopped'])
  })

  it('is mailed to both addresses, and made after 72 hours if the new one has confirmed it', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    const session = await signIn(accounts, email)
    await start(email.toUpperCase(), other)
    await accounts.runJobs()
    const subjects = Object.fromEntries(accounts.mails.slice(-2).map(({ to, subject }) => [to, subject]))
    expect(subjects).toEqual({
      [email]: 'Your email address is about to change: you can stop it',
      [other]: 'Confirm your new email address',
    })
    const { changesAt, status } = await verify(other)
    expect(status).toBe('waiting')
    expect(Date.parse(changesAt!) - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
    expect(await verify(other)).toEqual({ status, changesAt, signInToken: null })
    await work()
    await expect(signIn(accounts, other)).rejects.toMatchObject({ code: 'credentials-wrong' })
    await waitIsOver(userGuid)
    await work()
    expect((await signIn(accounts, other)).user).toMatchObject({ guid: userGuid, isVerified: 1 })
    await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    expect(accounts.mails.findLast(({ to }) => to === email)).toMatchObject({
      subject: 'Your email address was changed',
    })
    expect(await verify(other)).toEqual({ status: 'already-verified', signInToken: null })
    // No session ends, neither meanwhile nor with the change.
    const { binderToken, refreshToken } = session
    await expect(accounts.call('rotateSession', { body: { binderToken, refreshToken } }, system)).resolves.toBeDefined()
    expect(await auditOf(accounts, userGuid)).toContain('email-changed')
    expect(await auditOf(accounts, support.userGuid!)).toContain('email-change-started')
  })

  it('is made by a confirmation after the wait', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email, other)
    await accounts.runJobs()
    await waitIsOver(userGuid)
    expect(await verify(other)).toEqual({ status: 'verified', signInToken: null })
    expect((await signIn(accounts, other)).user.guid).toBe(userGuid)
    await accounts.runJobs()
  })

  it('lapses where the new address never confirms it', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email, other)
    await accounts.runJobs()
    await waitIsOver(userGuid)
    await work()
    expect(await outcomesOf(userGuid)).toEqual(['lapsed'])
    await expect(verify(other)).rejects.toMatchObject({ code: 'token-expired' })
    expect((await signIn(accounts, email)).user.guid).toBe(userGuid)
  })

  it('ends one that was begun before, so that a mistyped address is never confirmed', async () => {
    const { email, userGuid } = await confirmed()
    const [mistyped, right] = [newAddress(), newAddress()]
    await start(email, mistyped)
    await accounts.runJobs()
    expect(await verify(mistyped)).toMatchObject({ status: 'waiting' })
    await start(email, right)
    await accounts.runJobs()
    expect(await verify(right)).toMatchObject({ status: 'waiting' })
    await expect(verify(mistyped)).rejects.toMatchObject({ code: 'token-expired' })
    await waitIsOver(userGuid)
    await work()
    expect(await outcomesOf(userGuid)).toEqual(['replaced', 'made'])
    expect((await signIn(accounts, right)).user.guid).toBe(userGuid)
  })

  it('is either stopped or made, when both come at once', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email, other)
    await accounts.runJobs()
    await verify(other)
    await waitIsOver(userGuid)
    await accounts.add('make-address-moves', {})
    const [{ outcome }] = await Promise.all([stopBy(stopToken(email)), accounts.runJobs()])
    expect(await outcomesOf(userGuid)).toEqual([outcome])
    expect((await signIn(accounts, outcome === 'made' ? other : email)).user.guid).toBe(userGuid)
  })

  it('is stopped by the link of its own mail, any number of times, and by no other', async () => {
    const { email, userGuid } = await confirmed()
    await start(email, newAddress())
    await accounts.runJobs()
    const token = stopToken(email)
    await expect(stopBy(`${token.slice(0, -2)}AA`)).rejects.toMatchObject({ code: 'token-invalid' })
    await expect(stopBy(token.replace(/^[^.]+/, randomUUID()))).rejects.toMatchObject({ code: 'token-invalid' })
    expect(await stopBy(token)).toEqual({ outcome: 'stopped' })
    expect(await stopBy(token)).toEqual({ outcome: 'stopped' })
    expect(await auditOf(accounts, userGuid)).toContain('email-change-stopped')
  })

  it('is stopped by the link of a change that it replaced, or the owner would believe it', async () => {
    const { email, userGuid } = await confirmed()
    await start(email, newAddress())
    await accounts.runJobs()
    const first = stopToken(email)
    const agents = newAddress()
    await start(email, agents)
    await accounts.runJobs()
    expect(await verify(agents)).toMatchObject({ status: 'waiting' })
    expect(await stopBy(first)).toEqual({ outcome: 'stopped' })
    await waitIsOver(userGuid)
    await work()
    expect(await outcomesOf(userGuid)).toEqual(['replaced', 'stopped'])
    expect((await signIn(accounts, email)).user.guid).toBe(userGuid)
  })

  it('says that it was made by the link of a change that it replaced', async () => {
    const { email, userGuid } = await confirmed()
    await start(email, newAddress())
    await accounts.runJobs()
    const first = stopToken(email)
    const right = newAddress()
    await start(email, right)
    await accounts.runJobs()
    await verify(right)
    await waitIsOver(userGuid)
    await work()
    expect(await stopBy(first)).toEqual({ outcome: 'made' })
  })

  it('is seen and stopped by a colleague as well', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email, other)
    accounts.mock({ getMainCompany: () => ({ company: null }) })
    const seen = async () =>
      (await accounts.call('getUserAccount', { params: { userGuid } }, actorOf('admin'))).addressMoves
    expect(await seen()).toMatchObject([{ formerEmail: email, email: other, confirmedAt: null, outcome: null }])
    const cancel = () => accounts.call('cancelEmailChange', { params: { userGuid } }, actorOf('admin'))
    await cancel()
    expect(await seen()).toMatchObject([{ outcome: 'stopped' }])
    await expect(cancel()).rejects.toMatchObject({ code: 'email-change-over' })
    await accounts.runJobs()
  })

  it('notifies the former address in its language when the address changes, and how to stop it', async () => {
    const user = await registered(accounts, { basicLocale: 'et' })
    await start(user.email, newAddress())
    await accounts.runJobs()
    const mail = accounts.mails.findLast(({ to }) => to === user.email)!
    expect(mail.subject).toBe('Sinu e-posti aadress on muutumas: saad selle peatada')
    expect(mail.text).toMatch(/Aadress muutub \d+\. \S+ \d{4}/)
    expect(mail.text).toMatch(/Peata muudatus\nhttps:\/\/sild\.test\/et\/stop-email-change\//)
  })

  it('ends the link for the address of the sign-up', async () => {
    const email = newAddress()
    await accounts.call('registerEmail', { body: { email } }, guest)
    await accounts.runJobs()
    await start(email, newAddress())
    await expect(verify(email)).rejects.toMatchObject({ code: 'token-expired' })
    await accounts.runJobs()
  })

  it('goes on when a recovery uses the former mailbox', async () => {
    const { email, userGuid } = await confirmed()
    const other = newAddress()
    await start(email, other)
    await accounts.call('requestRecovery', { body: { email } }, guest)
    await accounts.runJobs()
    const recovery = { params: { token: mailedToken(accounts, email, 'recovery') }, body: { password: 'uus-kuusk-8' } }
    await accounts.call('resetPassword', recovery, guest)
    expect(await verify(other)).toMatchObject({ status: 'waiting' })
    await waitIsOver(userGuid)
    await work()
    expect((await signIn(accounts, other, { password: 'uus-kuusk-8' })).user.guid).toBe(userGuid)
    await accounts.runJobs()
  })

  it('never takes over the address of another user, and notifies that one', async () => {
    const [user, owner] = [await confirmed(), await confirmed()]
    await start(user.email, owner.email)
    await accounts.runJobs()
    expect(accounts.mails.findLast(({ to }) => to === owner.email)).toMatchObject({
      subject: 'You already have an account at Sild',
    })
    expect((await signIn(accounts, user.email)).user.guid).toBe(user.userGuid)
  })

  it('needs an address with an account, and a different one', async () => {
    const { email } = await confirmed()
    await expect(start(newAddress(), newAddress())).rejects.toMatchObject({ code: 'user-not-found', status: 404 })
    await expect(start(email, email.toUpperCase())).rejects.toMatchObject({ fields: { email: { code: 'same-email' } } })
  })

  it('is refused for the agent’s own account, also for an admin', async () => {
    const { email, userGuid } = await confirmed()
    for (const persona of ['support', 'admin'] as const)
      await expect(start(email, newAddress(), actorOf(persona, { userGuid }))).rejects.toMatchObject({
        code: 'conflict-of-interest',
        status: 403,
      })
  })

  it('gives support no access to accounts of the staff, which are for admins', async () => {
    const { email, userGuid } = await confirmed()
    await accounts.database.query(`update accounts.users set roles = '{admin}' where user_guid = $1`, [userGuid])
    await expect(start(email, newAddress())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(start(email, newAddress(), actorOf('admin'))).resolves.toEqual({ acknowledged: true })
    await accounts.runJobs()
  })

  it('can be begun three times an hour', async () => {
    const { email } = await confirmed()
    for (let count = 0; count < 3; count += 1) await start(email, newAddress())
    await expect(start(email, newAddress())).rejects.toMatchObject({ code: 'rate-limited' })
    await accounts.runJobs()
  })
})
