import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guestToken, testBff, testEnvironment } from './bff.ts'
import { leaveAccountTraces } from './account-traces.ts'
import { exportedData, notExported } from './exported-data.ts'
import { canary, canaryEmail, filesWithCanary, leaveTraces, tablesWith } from './canary.ts'
import { writeEverywhere } from './written-words.ts'
import { leaveTracesOfReading } from './reading-traces.ts'
import { leaveTracesOfStaff } from './staff-traces.ts'
import { sentBack } from './cookie-jar.ts'
import { type RealServices, startServices } from './real-services.ts'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'
import { tablesOfPersons } from './tables-of-persons.ts'
import { uploadFile } from './uploads.ts'

const PASSWORD = 'pärnu-mnt-2026'
/** Written by the erasure itself: a guid that no chat begins with any more. */
const ofErasure = 'chat.erased_users'
/** Tables that keep the guid of an erased user as a pseudonym: ratings, answers, messages and actions of the staff. */
const pseudonymous = [
  ofErasure,
  // Actions of the staff are never changed; they contain only the guid of their subject.
  'audit.staff_actions',
  'moderation.audit_entries',
  'accounts.audit_events',
  'accounts.effects',
  // How much they uploaded, for an hour.
  'bff.rate_limits',
  'bullmq.job',
  'mails.effects',
  'chat.chat_messages',
  'chat.chat_members',
  'publications.publications',
  'publications.responses',
]
const workersPath = fileURLToPath(new URL('../../tools/processes/workers.ts', import.meta.url))
const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e6' } })
let services: RealServices
let workers: ChildProcess
let smtp: SmtpSink
let log = ''

beforeAll(async () => {
  smtp = await startSmtpSink()
  const environment = testEnvironment(bff.deps.config.dataDir)
  services = await startServices(database, environment, {
    smtpUrl: smtp.url,
    logLevel: 'info',
    onOutput: (text) => (log += text),
  })
  bff.serve(services.urls)
  workers = fork(workersPath, { env: services.environment, silent: true })
  for (const stream of [workers.stdout, workers.stderr]) stream?.on('data', (text: Buffer) => (log += text.toString()))
  await once(workers, 'message')
})
afterAll(async () => {
  workers.kill('SIGKILL')
  await services.kill()
  smtp.close()
})

/** A file that contains the canary, and has it in its name. */
async function upload(token: string): Promise<string> {
  const file = { fileName: `${canary}.txt`, type: 'text/plain', content: canary }
  const reply = await uploadFile(bff, token, 'publication-cv', file)
  return bff.deps.links.keyOf(reply.json().result.fileUrl)!
}

it('finds nothing of a user who deleted their account: no table, no file, no queue, no log', async () => {
  await bff.call('registerUser', {
    token: guestToken(bff.deps),
    body: { email: canaryEmail, password: PASSWORD, userType: 'customer', basicLocale: 'et', agreement: true },
  })
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(1)
  const signedIn = await bff.call('signIn', { body: { email: canaryEmail, password: PASSWORD, refresh: true } })
  const { token, user } = signedIn.json().result
  const [companyGuid, publicationGuid] = [crypto.randomUUID(), crypto.randomUUID()]
  const fileKey = await upload(token)
  const uploads = join(bff.deps.config.dataDir, 'uploads')
  await leaveTraces(database, { userGuid: user.guid, companyGuid, publicationGuid, fileKey })
  await leaveAccountTraces(database, user.guid)
  await leaveTracesOfStaff(database, { userGuid: user.guid, companyGuid, publicationGuid })
  await leaveTracesOfReading(database, { userGuid: user.guid, companyGuid })
  // A kept reply has their address in it.
  const headers = { 'idempotency-key': 'the-key-of-a-canary' }
  await bff.call('updateUser', { token, headers, body: { tips: [canary] } })

  // A session that knows the company.
  const session = await bff.call('signIn', { body: { email: canaryEmail, password: PASSWORD, refresh: false } })
  const copy = await exportedData(bff, session.json().result.token)

  const before = await Promise.all([canary, user.guid].map((words) => tablesWith(words, database)))
  const persons = await tablesOfPersons(database)
  expect(
    persons.filter((table) => table !== ofErasure && !before.flat().includes(table)),
    'Leave the canary there too',
  ).toEqual([])
  expect(await filesWithCanary(uploads)).toHaveLength(1)

  expect(
    persons.filter((table) => !copy.tables.has(table) && !(table in notExported)),
    'Add them to src/personal-data.ts of their service, or say in exported-data.ts why not',
  ).toEqual([])
  expect(Object.keys(notExported).filter((table) => !persons.includes(table) || copy.tables.has(table))).toEqual([])
  const withCanary = before[0]!.filter((table) => copy.tables.has(table))
  expect(withCanary.filter((table) => !copy.tables.get(table)!.includes(canary))).toEqual([])
  expect(copy.files).toEqual([canary])

  const wrong = await bff.call('deleteUser', { token, body: { password: 'not-this-one' } })
  expect([wrong.statusCode, wrong.json().error.fields.password.code]).toEqual([400, 'password-wrong'])
  const reply = await bff.call('deleteUser', { token, body: { password: PASSWORD } })
  expect(reply.statusCode).toBe(200)

  await expect.poll(async () => (await bff.call('getUser', { token })).statusCode, { timeout: 1000 }).toBe(401)
  const refreshed = await bff.call('refreshSession', { body: {}, headers: { cookie: sentBack(signedIn) } })
  expect(refreshed.json().error.code).toBe('session-expired')
  await expect.poll(() => tablesWith(canary, database), { timeout: 60_000, interval: 500 }).toEqual([])
  const named = async () => (await tablesWith(user.guid, database)).filter((table) => !pseudonymous.includes(table))
  await expect.poll(named, { timeout: 20_000, interval: 500 }).toEqual([])
  expect(await filesWithCanary(uploads)).toEqual([])
  expect(log).toContain('deleteUser')
  expect(log).not.toContain(canary)
  expect(await filesWithCanary(join(bff.deps.config.dataDir, 'data-exports'))).toEqual([])
  expect(smtp.mails).toHaveLength(3)
  const again = await bff.call('signIn', { body: { email: canaryEmail, password: PASSWORD } })
  expect(again.json().error.code).toBe('credentials-wrong')
}, 180_000) // The jobs of every service have to run.

it('leaves nothing of forms: not about the company, not what a guest sent under their address', async () => {
  const email = 'mari.kullerkupp@sild.test'
  await bff.call('registerUser', {
    token: guestToken(bff.deps),
    body: { email, password: PASSWORD, userType: 'customer', basicLocale: 'et', agreement: true },
  })
  await expect.poll(() => smtp.mails.some((mail) => mail.includes(email)), { timeout: 20_000 }).toBe(true)
  const { token, values } = await writeEverywhere(bff, database, { email, password: PASSWORD })
  await expect
    .poll(() => tablesWith(values.title, database), { timeout: 20_000 })
    .toContain('moderation.moderation_cases')
  const found = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      await Promise.all(Object.entries(values).map(async ([name, value]) => [name, await tablesWith(value, database)])),
    )
  expect(Object.entries(await found()).filter(([, tables]) => tables.length === 0)).toEqual([])

  expect((await bff.call('deleteUser', { token, body: { password: PASSWORD } })).statusCode).toBe(200)
  const nowhere = Object.fromEntries(Object.keys(values).map((name) => [name, []]))
  await expect.poll(found, { timeout: 60_000, interval: 1000 }).toEqual(nowhere)
  for (const value of Object.values(values)) expect(log).not.toContain(value)
}, 120_000) // The jobs of every service have to run.
