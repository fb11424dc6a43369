import { randomUUID } from 'node:crypto'
import { actorOf, testService } from '@sild/testing'
import { expect, it } from 'vitest'
import { accountsService } from '../src/service.ts'
import { auditOf, registered, signIn, system } from './arrange.ts'

const accounts = testService(accountsService)
const guest = actorOf('guest')
const password = 'a-long-password-of-staff'
const create = (email: string) => accounts.call('createAdmin', { body: { email } }, system)
const tokenIn = (link: string) => /\/recovery\/([\w-]{43})\?/.exec(link)![1]!
const set = (link: string, own = password) =>
  accounts.call('resetPassword', { params: { token: tokenIn(link) }, body: { password: own } }, guest)

it('gives a new admin one link, which sets a password of the length that staff need', async () => {
  const email = `${randomUUID()}@example.ee`
  const { isNew, link } = await create(email)
  expect(isNew).toBe(true)
  expect(link).toMatch(
    /^https:\/\/sild\.test\/recovery\/[\w-]{43}\?redirectedFrom=%2Faccount%2Fsettings%23second-factor$/,
  )
  await expect(set(link, 'too-short')).rejects.toMatchObject({ fields: { password: { code: 'length-min' } } })
  await set(link)
  await expect(set(link)).rejects.toMatchObject({ code: 'token-expired' })
  const { user } = await signIn(accounts, email, { password })
  expect(user).toMatchObject({ roles: ['admin'], isVerified: 1 })
  expect(await auditOf(accounts, user.guid)).toContain('admin-created')
})

it('ends the link before when it creates another', async () => {
  const email = `${randomUUID()}@example.ee`
  const first = await create(email)
  const second = await create(email)
  expect(second.isNew).toBe(false)
  await expect(set(first.link)).rejects.toMatchObject({ code: 'token-expired' })
  await set(second.link)
})

it('adds the role to a member, and keeps the password until the link is used', async () => {
  const { email, userGuid } = await registered(accounts)
  expect((await create(email.toUpperCase())).isNew).toBe(false)
  expect((await signIn(accounts, email)).user).toMatchObject({ guid: userGuid, roles: ['admin'] })
})

it('records the new admin in the audit log', async () => {
  await accounts.runJobs()
  const email = `${randomUUID()}@example.ee`
  await create(email)
  const recorded = (await accounts.outbox()).filter(({ job }) => job === 'record-staff-action')
  expect(recorded.map(({ payload }) => payload)).toMatchObject([{ operation: 'createAdmin', choices: { isNew: true } }])
  await accounts.runJobs()
})
