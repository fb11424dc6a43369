import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeFiles } from '../src/actions/take-files.ts'
import { refusedFileFacts } from '../src/mails/refused-files.ts'
import { answersHost, testAnswers } from './answering.ts'

const DAY_MS = 24 * 3_600_000
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#264653' } })
const { answer, clock, dataDir, mails, reader, registered, replyAddress, send, state, taken } = testAnswers()

describe('an answer by mail', () => {
  // Answers of other tests count for the same reader and chat.
  beforeEach(() => clock.forward(2 * 3_600_000))

  it('is given to its service, with the reader as the author, without what it quotes', async () => {
    const to = await replyAddress()
    const text =
      'Jah, reede sobib.\n\nMari\n\nOn Tue, Nov 24, 2026 at 9:00 AM Sild <no-reply@sild.test> wrote:\n> Tere, Õie\n'
    expect(await answer({ to, text })).toEqual({ posted: [expect.stringContaining('Jah, reede sobib.')], told: [] })
    expect(taken.at(-1)).toMatchObject({
      userGuid: reader.guid,
      subjectGuid: state.chatGuid,
      text: expect.not.stringContaining('Õie'),
    })
  })

  it('is stored once, also when a server delivers it again', async () => {
    const to = await replyAddress()
    const messageId = `<${randomUUID()}@gmail.test>`
    expect((await answer({ to, messageId })).posted).toHaveLength(1)
    expect((await answer({ to, messageId, headers: { Received: 'from elsewhere' } })).posted).toEqual([])
  })

  it('needs an address that cannot be forged, and that no other mail has', async () => {
    const to = await replyAddress()
    const forged = to.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'))
    const unknown = to.replace(/^reply/, 'bounce').replace(/.(?=@)/, 'f')
    for (const address of [
      forged,
      unknown,
      `reply+abc@${answersHost}`,
      `anybody@${answersHost}`,
      to.replace(answersHost, 'elsewhere.test'),
    ])
      await expect(send({ to: address })).rejects.toMatchObject({ responseCode: 550 })
    expect((await answer({ to: to.toUpperCase() })).posted).toEqual(['Tere!'])
  })

  it('from another address is not posted; its reader gets a mail, the sender never', async () => {
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

  it('with nothing in it but quotes or files gets a mail about that', async () => {
    const to = await replyAddress()
    const quote = 'On Tue, Nov 24, 2026 at 9:00 AM Sild <no-reply@sild.test> wrote:\n> Tere, Õie\n'
    const pdf = { filename: 'a.pdf', content: '%PDF-', contentType: 'application/pdf' }
    for (const mail of [{ text: quote }, { text: '\u{200B}\u{2060}' }, { text: '', attachments: [pdf] }])
      expect(await answer({ to, ...mail })).toEqual({
        posted: [],
        told: [{ to: reader.email, subject: 'Sinu vastuses polnud teksti' }],
      })
  })

  it('of endlessly nested parts is dealt with once, without a mail', async () => {
    const to = await replyAddress()
    const parts = Array.from(
      { length: 3000 },
      (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
    )
    const raw = `From: ${reader.email}\r\nTo: ${to}\r\nMIME-Version: 1.0\r\n${parts.join('')}\r\nHello`
    expect(await answer({ to, raw })).toEqual({ posted: [], told: [] })
    const rows = await mails.database.query(`select outcome from mails.inbound_mails where outcome = 'unreadable'`)
    expect(rows).toEqual([{ outcome: 'unreadable' }])
  })

  it('without a text part is read by its HTML', async () => {
    const html = '<p>Reede <b>sobib</b>.</p><blockquote>Tere, Õie</blockquote>'
    expect(await answer({ to: await replyAddress(), text: undefined, html })).toEqual({
      posted: ['Reede sobib.'],
      told: [],
    })
  })

  it('brings its files, which belong to its author and are shown only in the chat', async () => {
    const attachments = [
      { filename: '../Plaan õ.pdf', content: '%PDF-1.7 plan', contentType: 'application/pdf' },
      // A pasted image has no name.
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

  it('is posted without its refused files, and says which and why', async () => {
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
  ] as const)('that its service refuses as %s is explained to its author by mail', async (code, subject) => {
    const to = await replyAddress()
    state.refusal = code
    expect(await answer({ to })).toEqual({ posted: [], told: [{ to: reader.email, subject }] })
    state.refusal = null
  })

  it.each([
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'X-Autoreply': 'yes' },
    { 'List-Id': '<news.example.com>' },
  ])('of a program gets no mail: %o', async (headers) => {
    expect(await answer({ to: await replyAddress(), headers })).toEqual({
      posted: [],
      told: [],
    })
  })

  it('of 40 MB is refused before it is sent, and by its size if it was not announced', async () => {
    const to = await replyAddress()
    const attachments = [{ filename: 'big.txt', content: Buffer.alloc(30 * 1024 * 1024, 'a\n') }]
    await expect(send({ to, attachments })).rejects.toMatchObject({ responseCode: 552 })
    expect(await mails.database.query('select from mails.inbound_mails where settled_at is null')).toEqual([])
  })

  it('with a null sender in its envelope comes from a program, with any headers', async () => {
    const envelope = { from: '', to: await replyAddress() }
    expect(await answer({ to: envelope.to, envelope })).toEqual({ posted: [], told: [] })
    const [row] = await mails.database.query(
      'select outcome from mails.inbound_mails order by received_at desc, inbound_mail_guid desc limit 1',
    )
    expect(row).toEqual({ outcome: 'automatic' })
  })
})

it('is deleted with the account', async () => {
  await send({ to: await replyAddress(), text: 'A secret of Mari' })
  await mails.add('erase-mails', { userGuid: reader.guid })
  await mails.runJobs()
  expect(await mails.database.query('select from mails.inbound_mails')).toEqual([])
})
