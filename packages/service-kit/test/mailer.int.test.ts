import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { testDatabase } from '@sild/testing'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../src/database.ts'
import { createMailer, type Mailer } from '../src/mailer.ts'

const files = testDatabase()
const received: string[] = []
let isRefusing = false
let database: Database
let mailer: Mailer
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) =>
    void text(stream).then((mail) => (isRefusing ? done(new Error('full')) : (received.push(mail), done()))),
})

beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  database = openDatabase({ url: files.serviceUrl('accounts'), name: 'mailer' })
  const { port } = listener.address() as AddressInfo
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Sild <no-reply@sild.test>', database })
})
afterAll(async () => {
  mailer.close()
  await database.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const mail = {
  to: 'mari@sild.test',
  subject: 'Kinnita oma aadress',
  text: 'Tere, Õie',
  html: '<p>Tere, Õie</p>',
  locale: 'et',
}
const send = (effectKey: string) => mailer.send({ ...mail, effectKey })

it('sends a mail once for each effect', async () => {
  await send('mari activation')
  await send('mari activation')
  await send('jüri activation')
  expect(received).toHaveLength(2)
  expect(received[0]).toMatch(/Content-Language: et/i)
})

it('names where news can be ended, in the headers of RFC 8058, only where that is so', async () => {
  const url = 'https://sild.test/api/user/mailing/unsubscribe?email=mari%40sild.test&token=abc'
  await mailer.send({ ...mail, effectKey: 'news', unsubscribeUrl: url })
  const unfolded = received.at(-1)!.replaceAll(/\r\n\s+/g, ' ')
  expect(unfolded).toContain(`List-Unsubscribe: <${url}>`)
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(received[0]).not.toContain('List-Unsubscribe')
})

it('sends it when it is asked again after the mail server refused', async () => {
  isRefusing = true
  await expect(send('refused')).rejects.toThrow('full')
  isRefusing = false
  await send('refused')
  expect(received).toHaveLength(4)
})
