import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '@sild/contract/schemas'
import { asSystem } from '@sild/service-kit'
import { testService } from '@sild/testing'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeFiles } from '../src/actions/take-files.ts'
import { type Listener, startListener } from '../src/listener/start-listener.ts'
import { refusedFileFacts } from '../src/mails/refused-files.ts'
import { mailsService } from '../src/service.ts'
import { newMail, testClock } from './arrange.ts'
import { testMailServer } from './mail-server.ts'

const DAY_MS = 24 * 3_600_000
const host = 'answers.sild.test'
const inbound = { host, listen: { host: '127.0.0.1', port: 0 } }
const server = testMailServer()
const clock = testClock()
const reader = { guid: randomUUID(), email: 'mari@sild.test', locale: 'et' as const }
let chatGuid = randomUUID()
const dataDir = mkdtempSync(join(tmpdir(), 'sild-mails-'))
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#264653' } })
const taken: Input<'takeChatReply'>['body'][] = []
const registered: Input<'registerFile'>['body'][] = []
let refusal: 'gone' | 'closed' | 'too-long' | null = null
let listener: Listener

const mails = testService(mailsService, {
  clock,
  config: () => ({
    dataDir,
    smtpUrl: server.url,
    mails: { perMinute: 60_000, dkim: null, mailgunKey: null, inbound },
  }),
  mocks: {
    getUserContacts: ({ body }) => ({ users: body.userGuids.includes(reader.guid) ? [reader] : [] }),
    takeChatReply: ({ body }) => {
      if (!refusal) taken.push(body)
      return { refusal }
    },
    registerFile({ body }) {
      registered.push(body)
      return { acknowledged: true }
    },
  },
})
beforeAll(async () => {
  listener = await startListener(mails.deps, { ...inbound, descriptors: [] })
})
afterAll(async () => {
  await listener.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Where an answer to a mail of a message goes. */
async function replyAddress(): Promise<string> {
  const replyTo = { kind: 'chat-message', subjectGuid: chatGuid } as const
  const body = newMail({ userGuid: reader.guid, to: reader.email, replyTo })
  await mails.call('handOverMail', { body }, asSystem('a test writes to somebody'))
  await mails.runJobs()
  return /^Reply-To:\s+(\S+)/im.exec(server.received.at(-1)!.source)![1]!
}
async function send(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true })
  await transport.sendMail({ from: reader.email, text: 'Tere!', ...mail })
}
/** Over one connection, a second apart. */
async function sendMany(sent: readonly SendMailOptions[]): Promise<void> {
  const transport = nodemailer.createTransport({
    ...{ host: '127.0.0.1', port: listener.port, ignoreTLS: true },
    pool: true,
    maxConnections: 1,
  })
  for (const mail of sent) {
    await transport.sendMail({ from: reader.email, ...mail })
    clock.forward(1000)
  }
  transport.close()
}
/** What came of it: texts that were posted, and subjects of what we wrote back. */
async function answer(mail: SendMailOptions) {
  const before = [taken.length, mails.mails.length]
  await send(mail)
  await mails.runJobs()
  return {
    posted: taken.slice(before[0]).map(({ text }) => text),
    told: mails.mails.slice(before[1]).map(({ to, subject }) => ({ to, subject })),
  }
}

describe('an answer by mail', () => {
  // Answers of other tests count for the same reader and chat.
  beforeEach(() => clock.forward(2 * 3_600_000))

  it('is given to the service that it is for, as whoever was written to, without what it quotes', async () => {
    const to = await replyAddress()
    const text =
      'Jah, reede sobib.\n\nMari\n\nOn Tue, Nov 24, 2026 at 9:00 AM Sild <no-reply@sild.test> wrote:\n> Tere, Õie\n'
    expect(await answer({ to, text })).toEqual({ posted: [expect.stringContaining('Jah, reede sobib.')], told: [] })
    expect(taken.at(-1)).toMatchObject({
      userGuid: reader.guid,
      subjectGuid: chatGuid,
      text: expect.not.stringContaining('Õie'),
    })
  })

  it('is there once, however often a server brings it', async () => {
    const to = await replyAddress()
    const messageId = `<${randomUUID()}@gmail.test>`
    expect((await answer({ to, messageId })).posted).toHaveLength(1)
    expect((await answer({ to, messageId, headers: { Received: 'from elsewhere' } })).posted).toEqual([])
  })

  it('goes to an address that nobody can make up, and that nobody else’s mails have', async () => {
    const to = await replyAddress()
    const forged = to.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'))
    const unknown = to.replace(/^reply/, 'bounce').replace(/.(?=@)/, 'f')
    for (const address of [forged, unknown, `reply+abc@${host}`, `anybody@${host}`, to.replace(host, 'elsewhere.test')])
      await expect(send({ to: address })).rejects.toMatchObject({ responseCode: 550 })
    expect((await answer({ to: to.toUpperCase() })).posted).toEqual(['Tere!'])
  })

  it('from another address is not posted; whoever it was sent to is told, the other never', async () => {
    const to = await replyAddress()
    expect(await answer({ to, from: 'Mari <mari@elsewhere.test>' })).toEqual({
      posted: [],
      told: [{ to: reader.email, subject: 'Vastus tuli teiselt aadressilt' }],
    })
  })

  it('that comes after thirty days is too late, and after two months its address is unknown', async () => {
    const to = await replyAddress()
    clock.forward(31 * DAY_MS)
    expect(await answer({ to })).toEqual({
      posted: [],
      told: [{ to: reader.email, subject: 'Sinu vastus jäi hiljaks' }],
    })
    clock.forward(30 * DAY_MS)
    await mails.add('forget-old-mails', {})
    await mails.runJobs()
    await expect(send({ to })).rejects.toMatchObject({ responseCode: 550 })
  })

  it('with nothing in it but quotes or files is told so', async () => {
    const to = await replyAddress()
    const quote = 'On Tue, Nov 24, 2026 at 9:00 AM Sild <no-reply@sild.test> wrote:\n> Tere, Õie\n'
    const pdf = { filename: 'a.pdf', content: '%PDF-', contentType: 'application/pdf' }
    for (const mail of [{ text: quote }, { text: '', attachments: [pdf] }])
      expect(await answer({ to, ...mail })).toEqual({
        posted: [],
        told: [{ to: reader.email, subject: 'Sinu vastuses polnud teksti' }],
      })
  })

  it('without a text part is read by its HTML', async () => {
    const html = '<p>Reede <b>sobib</b>.</p><blockquote>Tere, Õie</blockquote>'
    expect(await answer({ to: await replyAddress(), text: undefined, html })).toEqual({
      posted: ['Reede sobib.'],
      told: [],
    })
  })

  it('brings its files, which are of whoever wrote it and stand where only the chat shows them', async () => {
    const attachments = [
      { filename: '../Plaan õ.pdf', content: '%PDF-1.7 plan', contentType: 'application/pdf' },
      // Pasted, so without a name.
      { filename: false as const, content: await picture.png().toBuffer(), contentType: 'image/png' },
    ]
    expect(await answer({ to: await replyAddress(), attachments })).toEqual({ posted: ['Tere!'], told: [] })
    const files = taken.at(-1)!.attachments
    expect(files.map(({ name }) => name)).toEqual(['Plaan õ.pdf', 'attachment-2.png'])
    expect(registered.slice(-2)).toMatchObject(
      ['pdf', 'png'].map((kind) => ({ kind, userGuid: reader.guid, companyGuid: null })),
    )
    const key = registered.at(-2)!.key
    expect([mails.deps.files.keyOf(files[0]!.url), key.startsWith('chat/')]).toEqual([key, true])
    const stored = await mails.deps.storage.open(key)
    expect(String(Buffer.concat(await stored!.content.toArray()))).toBe('%PDF-1.7 plan')
  })

  it('whose files are not taken is posted without them, and says which and why', async () => {
    const pdf = (filename: string, content = '%PDF-1.7') => ({ filename, content, contentType: 'application/pdf' })
    const attachments = [
      pdf('1.pdf'),
      { filename: 'run.exe', content: 'MZ', contentType: 'application/octet-stream' },
      pdf('fake.pdf', '<script>alert(1)</script>'),
      ...['2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf'].map((name) => pdf(name)),
      { filename: 'smime.p7s', content: 'a signature', contentType: 'application/pkcs7-signature' },
    ]
    expect(await answer({ to: await replyAddress(), attachments })).toEqual({
      posted: ['Tere!'],
      told: [{ to: reader.email, subject: 'Osa sinu failidest jäi postitamata' }],
    })
    expect(taken.at(-1)!.attachments.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
    expect(mails.mails.at(-1)!.text).toContain(
      [
        'run.exe: Postitada saab ainult JPG, PNG, WEBP, PDF, DOCX, TXT',
        'fake.pdf: Postitada saab ainult JPG, PNG, WEBP, PDF, DOCX, TXT',
        '6.pdf: Ühte vastusesse mahub 5 faili',
      ].join('\n'),
    )
    expect(await readdir(join(dataDir, 'uploads', 'unfinished'))).toEqual([])
  })

  it('with a file that is too large is posted without it', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-')
    const large = { name: 'large.pdf', mimeType: 'application/pdf', bytes }
    const place = 'chat-attachment'
    const { refused, taken: files } = await takeFiles(mails.deps, {
      attachments: [large],
      place,
      userGuid: reader.guid,
    })
    expect([files, refusedFileFacts(refused, place, 'en')]).toEqual([[], [['large.pdf', 'Larger than 10 MB']]])
  })

  it.each([
    ['closed', 'See vestlus on suletud'],
    ['gone', 'Seda, millele vastasid, enam pole'],
    ['too-long', 'Sinu vastus on liiga pikk'],
  ] as const)('that its service refuses as %s is told to whoever wrote it', async (code, subject) => {
    const to = await replyAddress()
    refusal = code
    expect(await answer({ to })).toEqual({ posted: [], told: [{ to: reader.email, subject }] })
    refusal = null
  })

  it.each([
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'X-Autoreply': 'yes' },
    { 'List-Id': '<news.example.com>' },
  ])('of a program is told to nobody: %o', async (headers) => {
    expect(await answer({ to: await replyAddress(), headers })).toEqual({
      posted: [],
      told: [],
    })
  })

  it('of 40 MB is refused before it is sent, and by its size where it was not said', async () => {
    const to = await replyAddress()
    const attachments = [{ filename: 'big.txt', content: Buffer.alloc(30 * 1024 * 1024, 'a\n') }]
    await expect(send({ to, attachments })).rejects.toMatchObject({ responseCode: 552 })
    expect(await mails.database.query('select from mails.inbound_mails where settled_at is null')).toEqual([])
  })

  it('with a null sender in its envelope is of a program, whatever its headers say', async () => {
    const envelope = { from: '', to: await replyAddress() }
    expect(await answer({ to: envelope.to, envelope })).toEqual({ posted: [], told: [] })
    const [row] = await mails.database.query(
      'select outcome from mails.inbound_mails order by received_at desc, inbound_mail_guid desc limit 1',
    )
    expect(row).toEqual({ outcome: 'automatic' })
  })

  it('is taken in while a hundred connections are idle', async () => {
    const to = await replyAddress()
    const idle = Array.from({ length: 100 }, () => connect(listener.port, '127.0.0.1').on('error', () => {}))
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    expect((await answer({ to })).posted).toEqual(['Tere!'])
    for (const socket of idle) socket.destroy()
  })

  it('in a loop over many mails of one chat ends after thirty in an hour, for its sender and for the chat', async () => {
    clock.forward(2 * DAY_MS)
    const before = [taken.length, mails.mails.length]
    const addresses = [await replyAddress(), await replyAddress()]
    await sendMany(addresses.flatMap((to) => Array.from({ length: 20 }, (_, index) => ({ to, text: `Loop ${index}` }))))
    await mails.runJobs()
    expect([taken.length, mails.mails.length]).toEqual([before[0]! + 30, before[1]])
    // The sender is at their limit in every other chat, too.
    chatGuid = randomUUID()
    expect((await answer({ to: await replyAddress() })).posted).toEqual([])
    clock.forward(2 * 3_600_000)
    expect((await answer({ to: await replyAddress() })).posted).toHaveLength(1)
  })

  it('in a slow loop ends after a hundred in a day', async () => {
    clock.forward(2 * DAY_MS)
    const before = taken.length
    for (let hour = 0; hour < 6; hour += 1) {
      clock.forward(2 * 3_600_000)
      const to = await replyAddress()
      await sendMany(Array.from({ length: 18 }, (_, index) => ({ to, text: `Slow ${index}` })))
    }
    await mails.runJobs()
    expect(taken.length - before).toBe(100)
    clock.forward(2 * DAY_MS)
  })

  it('in a loop ends after twenty in an hour, and tells nobody', async () => {
    const to = await replyAddress()
    for (let index = 0; index < 20; index += 1) await send({ to, text: `Again ${index}` })
    await mails.runJobs()
    expect(await answer({ to })).toEqual({ posted: [], told: [] })
    clock.forward(2 * 3_600_000)
    expect((await answer({ to })).posted).toHaveLength(1)
  })
})

it('forgets with the account what came in for it', async () => {
  await send({ to: await replyAddress(), text: 'A secret of Mari' })
  await mails.add('erase-mails', { userGuid: reader.guid })
  await mails.runJobs()
  expect(await mails.database.query('select from mails.inbound_mails')).toEqual([])
})
