import { argon2Sync, randomBytes, randomUUID } from 'node:crypto'
import { actorOf, testSecret, testService } from '@sild/testing'
import { describe, expect, it, vi } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, mailedToken, password, registered, signIn as openSession } from './arrange.ts'

const accounts = testService(accountsService)
const signIn = (email: string, own = {}) => openSession(accounts, email, own)
const guess = (email: string, own = {}) => signIn(email, { password: 'a-wrong-guess', ...own })
const hour = 3_600_000

describe('openSession', () => {
  it('opens a session of a day, or of sixty days for a user to be remembered', async () => {
    const { userGuid, email } = await registered(accounts)
    const brief = await signIn(email)
    expect(brief).toMatchObject({
      user: { guid: userGuid, email, isVerified: 0, userType: 'customer', roles: [] },
      isRemembered: false,
    })
    expect((Date.parse(brief.expiresAt) - Date.now()) / hour).toBeCloseTo(24, 1)
    const long = await signIn(email, { isRemembered: true })
    expect((Date.parse(long.expiresAt) - Date.now()) / hour).toBeCloseTo(60 * 24, 1)
    expect(long.sessionGuid).not.toBe(brief.sessionGuid)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'signed-in', 'signed-in'])
  })

  it('hands out 256 random bits and stores their hashes', async () => {
    const { email } = await registered(accounts)
    const { refreshToken, binderToken } = await signIn(email)
    for (const token of [refreshToken, binderToken]) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [stored] = await accounts.database.query(
      `select encode(binder_hash, 'hex') = encode(sha256($1::bytea), 'hex') as binder,
              exists (select from accounts.session_tokens where token_hash = sha256($2::bytea)) as refresh
       from accounts.sessions where binder_hash = sha256($1::bytea)`,
      [binderToken, refreshToken],
    )
    expect(stored).toEqual({ binder: true, refresh: true })
  })

  it('finds the address in any spelling, and the password in any composition', async () => {
    const { email } = await registered(accounts)
    await expect(signIn(email.toUpperCase(), { password: password.normalize('NFD') })).resolves.toBeDefined()
  })

  it('answers the same for a wrong password and an unknown address', async () => {
    const { userGuid, email } = await registered(accounts)
    const refusal = { code: 'credentials-wrong', status: 401 }
    await expect(guess(email)).rejects.toMatchObject(refusal)
    await expect(guess(`${randomUUID()}@example.ee`)).rejects.toMatchObject(refusal)
    expect(await auditOf(accounts, userGuid)).toEqual(['registered', 'sign-in-refused'])
  })

  it('hashes again with more effort', async () => {
    const { userGuid, email } = await registered(accounts)
    const hashOf = () =>
      accounts.database.query<{ password_hash: string }>(
        'select password_hash from accounts.users where user_guid = $1',
        [userGuid],
      )
    const weaker = weakHash(password)
    await accounts.database.query('update accounts.users set password_hash = $2 where user_guid = $1', [
      userGuid,
      weaker,
    ])
    await signIn(email)
    expect((await hashOf())[0]!.password_hash).toContain('m=19456,t=2,p=1')
    await expect(signIn(email)).resolves.toBeDefined()
  })

  it('opens no session with a password that is replaced during the check, and does not restore it', async () => {
    const { userGuid, email } = await registered(accounts)
    await accounts.database.query('update accounts.users set password_hash = $2 where user_guid = $1', [
      userGuid,
      weakHash(password),
    ])
    await accounts.call('requestRecovery', { body: { email } }, actorOf('guest'))
    await accounts.runJobs()
    const recovery = { params: { token: mailedToken(accounts, email, 'recovery') }, body: { password: 'uus-kuusk-8' } }
    const { passwords } = accounts.deps
    const verify = passwords.verify.bind(passwords)
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...asked) => {
      const isRight = await verify(...asked)
      await accounts.call('resetPassword', recovery, actorOf('guest'))
      return isRight
    })
    await expect(signIn(email)).rejects.toMatchObject({ code: 'credentials-wrong' })
    await expect(signIn(email, { password: 'uus-kuusk-8' })).resolves.toBeDefined()
  })

  it('opens all of several sessions at once that hash the password again', async () => {
    const { userGuid, email } = await registered(accounts)
    await accounts.database.query('update accounts.users set password_hash = $2 where user_guid = $1', [
      userGuid,
      weakHash(password),
    ])
    await expect(Promise.all(Array.from({ length: 4 }, () => signIn(email)))).resolves.toHaveLength(4)
  })

  it.each(['guest', 'customer', 'admin'] as const)('is closed to %s', async (persona) => {
    const body = { email: 'x@example.ee', password, isRemembered: false, device: null, address: '192.0.2.1' }
    await expect(accounts.call('openSession', { body }, actorOf(persona))).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('guessing', () => {
  const attempts = async (email: string, own = {}) => {
    for (let count = 0; count < 10; count += 1)
      await expect(guess(email, own)).rejects.toMatchObject({ code: 'credentials-wrong' })
  }

  it('is refused after ten wrong passwords, for the right one too, and allowed again after the window', async () => {
    const { email } = await registered(accounts)
    await attempts(email)
    const error = await signIn(email).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'rate-limited', status: 429, values: { seconds: expect.any(Number) } })
    expect(error.values.seconds).toBeGreaterThan(890)
    expect(error.values.seconds).toBeLessThanOrEqual(900)
    await accounts.database.query('update accounts.throttles set window_ends_at = now()')
    await expect(signIn(email)).resolves.toBeDefined()
  })

  it('is counted alike for an unknown address', async () => {
    const email = `${randomUUID()}@example.ee`
    await attempts(email)
    await expect(guess(email)).rejects.toMatchObject({ code: 'rate-limited' })
  })

  it('does not lock the owner out of a browser that they have signed in with before', async () => {
    const { email } = await registered(accounts)
    const device = randomUUID()
    await signIn(email, { device })
    await attempts(email)
    await expect(signIn(email)).rejects.toMatchObject({ code: 'rate-limited' })
    await expect(signIn(email, { device })).resolves.toBeDefined()
    await expect(signIn(email, { device: randomUUID() })).rejects.toMatchObject({ code: 'rate-limited' })
  })

  it('does not lock the owner out of a new browser elsewhere, until very many addresses have guessed', async () => {
    const { email } = await registered(accounts)
    for (let stranger = 0; stranger < 9; stranger += 1) await attempts(email, { address: `192.0.2.${stranger}` })
    await expect(guess(email, { address: '192.0.2.0' })).rejects.toMatchObject({ code: 'rate-limited' })
    await expect(signIn(email, { address: '198.51.100.1' })).resolves.toBeDefined()
    for (let stranger = 0; stranger < 10; stranger += 1) await attempts(email, { address: `203.0.113.${stranger}` })
    const error = await signIn(email, { address: '198.51.100.1' }).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'rate-limited' })
    expect(error.values.seconds).toBeGreaterThan(86_000)
  })

  it('of many accounts from one address is refused after fifty', async () => {
    const address = '2001:db8:1:2::/64'
    const { email } = await registered(accounts)
    // What is right costs nothing.
    for (let count = 0; count < 3; count += 1) await signIn(email, { address })
    for (let count = 0; count < 50; count += 1)
      await expect(guess(`${randomUUID()}@example.ee`, { address })).rejects.toMatchObject({
        code: 'credentials-wrong',
      })
    await expect(signIn(email, { address })).rejects.toMatchObject({ code: 'rate-limited' })
  })

  it('is limited in a known browser as well', async () => {
    const { email } = await registered(accounts)
    const device = randomUUID()
    await signIn(email, { device })
    await attempts(email, { device })
    await expect(signIn(email, { device })).rejects.toMatchObject({ code: 'rate-limited' })
    await expect(signIn(email)).resolves.toBeDefined()
  })

  it('starts from zero after a success', async () => {
    const { email } = await registered(accounts)
    for (let count = 0; count < 9; count += 1) await guess(email).catch(() => undefined)
    await signIn(email)
    await attempts(email)
  })

  it('gains nothing from parallel requests', async () => {
    const { email } = await registered(accounts)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => guess(email)))
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'opened'))
    expect(codes.filter((code) => code === 'credentials-wrong')).toHaveLength(10)
    expect(new Set(codes)).toEqual(new Set(['credentials-wrong', 'rate-limited']))
  })

  it('has to wait a day after a hundred wrong passwords in a row', async () => {
    const { email } = await registered(accounts)
    await guess(email).catch(() => undefined)
    await accounts.database.query('update accounts.throttles set consecutive_attempts = 99, attempts = 9')
    await guess(email).catch(() => undefined)
    const error = await signIn(email).catch((thrown) => thrown)
    expect(error.values.seconds).toBeGreaterThan(86_000)
  })
})

/** As an older version of us would have made it. */
function weakHash(word: string): string {
  const nonce = randomBytes(16)
  const parameters = {
    message: word,
    nonce,
    secret: testSecret,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  }
  const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(argon2Sync('argon2id', parameters))}`
}
