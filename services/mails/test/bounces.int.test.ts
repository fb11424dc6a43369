import { createHmac, randomUUID } from 'node:crypto'
import { asSystem } from '@sild/service-kit'
import { actorOf, testService } from '@sild/testing'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Listener, startListener } from '../src/listener/start-listener.ts'
import { mailsService } from '../src/service.ts'
import { newMail, newsMail, testClock } from './arrange.ts'
import { testMailServer } from './mail-server.ts'
import { complaint, deliveryReport } from './reports.ts'

const inbound = { host: 'answers.sild.test', listen: { host: '127.0.0.1', port: 0 } }
const mailgunKey = 'a key that Mailgun has told us'
const server = testMailServer()
const clock = testClock()
const mails = testService(mailsService, {
  clock,
  config: () => ({ smtpUrl: server.url, mails: { perMinute: 60_000, dkim: null, inbound, mailgunKey } }),
  mocks: {
    getUserContacts: ({ body }) => ({
      users: body.userGuids.map((guid) => ({ guid, email: `${guid}@Sild.test`, locale: 'en' as const })),
    }),
  },
})
let listener: Listener
let reader: ReturnType<typeof actorOf>
let address: string

beforeAll(async () => {
  listener = await startListener(mails.deps, { ...inbound, descriptors: [] })
})
afterAll(() => listener.stop())
beforeEach(() => {
  reader = actorOf('customer')
  address = `${reader.userGuid}@sild.test`
})

const handOver = async (body: ReturnType<typeof newMail>) => {
  await mails.call('handOverMail', { body }, asSystem('a test sends a mail'))
  await mails.runJobs()
}
const sent = async () => {
  await handOver(newMail({ to: address, userGuid: reader.userGuid }))
  return server.received.at(-1)!
}
/** Sends a raw mail to the listener, like a mail server. */
async function bring(to: string, raw: string, from = ''): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true })
  await transport.sendMail({ envelope: { from, to }, raw })
  await mails.runJobs()
}
const suppressed = async () => (await mails.call('getMailAddress', {}, reader)).suppressed
const gone = (parts = {}) =>
  deliveryReport({ status: '5.1.1', diagnostic: '550 5.1.1 No such user', recipient: address, ...parts })

describe('a bounce', () => {
  it('is recorded for the address it was sent to, with the reason', async () => {
    await bring((await sent()).from, gone())
    expect(await suppressed()).toEqual({
      since: clock.now().toISOString(),
      by: 'hard',
      reason: '550 5.1.1 No such user',
    })
    const before = server.received.length
    await handOver(newsMail({ to: address, userGuid: reader.userGuid }))
    expect(server.received).toHaveLength(before)
  })

  it('of a mailbox that was full for days ends news, and no more', async () => {
    await bring((await sent()).from, gone({ status: '4.2.2', diagnostic: '452 4.2.2 Mailbox full' }))
    expect(await suppressed()).toMatchObject({ by: 'soft' })
    const before = server.received.length
    await handOver(newMail({ to: address, userGuid: reader.userGuid }))
    expect(server.received).toHaveLength(before + 1)
  })

  it('changes nothing if the mail is only late, or if it is no report', async () => {
    const { from } = await sent()
    await bring(from, gone({ action: 'delayed' }))
    await bring(from, 'From: mari@sild.test\r\nSubject: Away\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.')
    expect(await suppressed()).toBeNull()
  })

  it('is refused at a forged address', async () => {
    const { from } = await sent()
    await expect(
      bring(
        from.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0')),
        gone(),
      ),
    ).rejects.toMatchObject({
      responseCode: 550,
    })
    expect(await suppressed()).toBeNull()
  })
})

describe('a complaint', () => {
  it('ends news to the user who complained, by the signed address in the mail', async () => {
    const { source } = await sent()
    await bring('complaints@answers.sild.test', complaint(source), 'feedback@provider.example')
    expect(await suppressed()).toMatchObject({ by: 'complaint' })
  })

  it('about no mail of ours is refused', async () => {
    const report = complaint(`From: Sild <no-reply@sild.test>\r\nMessage-ID: <${randomUUID()}@sild.test>\r\n\r\nTere`)
    await expect(bring('complaints@answers.sild.test', report)).rejects.toMatchObject({ responseCode: 550 })
  })
})

describe('an event of a provider', () => {
  const event = (parts: { key?: string; at?: Date; data?: object; messageId: string }) => {
    const timestamp = String(Math.floor((parts.at ?? clock.now()).getTime() / 1000))
    const token = randomUUID()
    const signature = createHmac('sha256', parts.key ?? mailgunKey)
      .update(timestamp + token)
      .digest('hex')
    const data = {
      event: 'failed',
      severity: 'permanent',
      recipient: address,
      message: { headers: { 'message-id': parts.messageId } },
      'delivery-status': { message: 'No such user', 'enhanced-code': '5.1.1' },
      ...parts.data,
    }
    return JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': data })
  }
  const tell = async (body: string, provider = 'mailgun') =>
    (
      await mails.fetch(`/api/mails/webhook/${provider}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
    ).status
  const messageIdOf = (source: string) => /^Message-ID: <(.*)>/im.exec(source)![1]!

  it('is applied if its signature is right, also when it comes twice', async () => {
    const messageId = messageIdOf((await sent()).source)
    for (let time = 0; time < 2; time += 1) expect(await tell(event({ messageId }))).toBe(200)
    expect(await suppressed()).toMatchObject({ by: 'hard', reason: 'No such user' })
  })

  it('is refused when it has a foreign signature, is old or malformed, or of an unknown provider', async () => {
    const messageId = messageIdOf((await sent()).source)
    const old = new Date(clock.now().getTime() - 3_600_000)
    for (const body of [event({ messageId, key: 'another' }), event({ messageId, at: old }), '{}', 'x'])
      expect(await tell(body)).toBeGreaterThanOrEqual(400)
    expect(await tell(event({ messageId }), 'sendgrid')).toBeGreaterThanOrEqual(400)
    expect(await suppressed()).toBeNull()
  })

  it('changes nothing when it is temporary, or names another address', async () => {
    const messageId = messageIdOf((await sent()).source)
    expect(await tell(event({ messageId, data: { severity: 'temporary' } }))).toBe(200)
    expect(await tell(event({ messageId, data: { recipient: 'other@sild.test' } }))).toBe(200)
    expect(await suppressed()).toBeNull()
  })
})

describe('an address that mails do not reach', () => {
  it('may be enabled again, which sends a mail at once', async () => {
    await bring((await sent()).from, gone())
    expect(await mails.call('retryMailAddress', {}, reader)).toMatchObject({ suppressed: null })
    await mails.runJobs()
    expect(mails.mails.at(-1)).toMatchObject({
      to: `${reader.userGuid}@Sild.test`,
      subject: 'Our emails reach you again',
    })
    await expect(mails.call('retryMailAddress', {}, reader)).rejects.toMatchObject({ code: 'address-not-suppressed' })
  })

  it('is deleted with its account', async () => {
    await bring((await sent()).from, gone())
    await mails.add('erase-mails', { userGuid: reader.userGuid! })
    await mails.runJobs()
    expect(await mails.database.query('select from mails.troubled_addresses where address = $1', [address])).toEqual([])
  })
})
