import { randomUUID } from 'node:crypto'
import type { Reply } from '@sild/contract/schemas'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const support = actorOf('support')
const statement = 'The account sold a certificate that its company does not have.'
const reason = 'The certificate is that of a namesake.'

async function suspended(basicLocale: 'en' | 'et' = 'en') {
  const user = await registered(accounts, { basicLocale })
  await suspend(user.userGuid)
  return { ...user, token: await tokenOf(user.email) }
}
const suspend = async (userGuid: string) => {
  await accounts.call('suspendUser', { params: { userGuid }, body: { ground: 'fraud', statement } }, support)
  await accounts.runJobs()
}
const restore = (userGuid: string) =>
  accounts.call('restoreUser', { params: { userGuid }, body: { note: 'It was a namesake' } }, support)
const tokenOf = async (email: string): Promise<string> => {
  const mail = accounts.mails.findLast(({ to, text }) => to === email && text.includes('/suspension/'))
  return /\/suspension\/([\w.-]+)/.exec(mail?.text ?? '')![1]!
}
const read = (token: string) => accounts.call('readSuspensionLink', { body: { token } }, system)
const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)
const decider = randomUUID()

/** Answers the appeal against a suspension as moderation does. Runs the job twice, because jobs may run again. */
async function answer(suspensionGuid: string, own: Partial<Reply<'getAppealDecision'>> = {}) {
  accounts.mock({
    getAppealDecision: ({ params }) => ({
      ...params,
      decisionGuid: suspensionGuid,
      kind: 'suspended',
      targetType: 'user',
      targetGuid: randomUUID(),
      outcome: 'turned',
      message: reason,
      decidedByUserGuid: decider,
      appellantUserGuid: randomUUID(),
      ...own,
    }),
  })
  const appealGuid = randomUUID()
  for (let run = 0; run < 2; run += 1) await accounts.add('answer-suspension-appeal', { appealGuid })
  await accounts.runJobs()
}

it('the mail and a sign-in with the right password link to the reasons, and a guessed one to nothing', async () => {
  const { email, token, userGuid } = await suspended('et')
  expect(mailsTo(email).at(-1)?.text).toContain('/et/suspension/')
  expect(await read(token)).toMatchObject({ userGuid, email, ground: 'fraud', statement, isOpen: true, isStaff: false })
  const refused = await signIn(accounts, email).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'account-suspended', values: { suspension: token } })
  const guessed = await signIn(accounts, email, { password: 'wrong-password' }).catch((error: unknown) => error)
  expect(JSON.stringify(guessed)).not.toContain(token)
})

it('a link with a foreign signature, and one of a deleted user, leads to nothing', async () => {
  const { token, userGuid } = await suspended()
  const other = await suspended()
  const [guid] = token.split('.')
  const [, signature] = other.token.split('.')
  for (const forged of [`${guid}.${signature}`, `${token}a`, guid!, 'x'])
    await expect(read(forged)).rejects.toMatchObject({ code: 'suspension-not-found', status: 404 })
  await accounts.database.query('delete from accounts.users where user_guid = $1', [userGuid])
  await expect(read(token)).rejects.toMatchObject({ code: 'suspension-not-found' })
})

it('an overturned suspension lets the user in, once, and mails the reason in their language', async () => {
  const { email, token, userGuid } = await suspended('et')
  const { suspensionGuid } = await read(token)
  await answer(suspensionGuid)
  const mail = mailsTo(email).at(-1)
  expect(mail?.subject).toBe('Sul oli õigus: sinu konto töötab jälle')
  expect(mail?.text).toContain(reason)
  expect(mailsTo(email).filter(({ subject }) => subject === mail?.subject)).toHaveLength(1)
  expect((await signIn(accounts, email)).user.guid).toBe(userGuid)
  expect((await auditOf(accounts, userGuid)).filter((event) => event === 'user-restored')).toHaveLength(1)
  // It has their company shown again.
  expect(await accounts.call('findSuspendedUsers', { body: { userGuids: [userGuid] } }, system)).toEqual({
    userGuids: [],
  })
  const [row] = await accounts.database.query<{ by: string; note: string }>(
    'select restored_by_guid as by, note from accounts.suspensions where suspension_guid = $1',
    [suspensionGuid],
  )
  expect(row).toEqual({ by: decider, note: reason })
})

it('a confirmed suspension is mailed with its reasons, and stays', async () => {
  const { email, token } = await suspended()
  const { suspensionGuid } = await read(token)
  await answer(suspensionGuid, { outcome: 'confirmed' })
  const mail = mailsTo(email).at(-1)
  expect(mail?.subject).toBe('Your account stays suspended')
  expect(mail?.text).toContain(reason)
  expect(mail?.text).toContain(`/suspension/${token}`)
  await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'account-suspended' })
})

it('an appeal about an earlier suspension does not end a later one', async () => {
  const { email, token, userGuid } = await suspended()
  const { suspensionGuid } = await read(token)
  await restore(userGuid)
  await suspend(userGuid)
  const before = mailsTo(email).length
  await answer(suspensionGuid)
  expect(mailsTo(email)).toHaveLength(before)
  await expect(signIn(accounts, email)).rejects.toMatchObject({ code: 'account-suspended' })
})

it('a user who was restored meanwhile gets no mail about a confirmed suspension', async () => {
  const { email, token, userGuid } = await suspended()
  const { suspensionGuid } = await read(token)
  await restore(userGuid)
  await accounts.runJobs()
  await answer(suspensionGuid, { outcome: 'confirmed' })
  expect(mailsTo(email).at(-1)?.subject).toBe('Your account works again')
})

it('appeals against other decisions are ignored', async () => {
  const { email, token } = await suspended()
  const before = mailsTo(email).length
  await answer((await read(token)).suspensionGuid, { kind: 'taken-away', targetType: 'review' })
  expect(mailsTo(email)).toHaveLength(before)
})
