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

const send = (effectKey: string) =>
  mailer.send({
    effectKey,
    to: 'mari@sild.test',
    subject: 'Kinnita oma aadress',
    text: 'Tere, Õie',
    html: '<p>Tere, Õie</p>',
    locale: 'et',
  })

it('sends a mail once for each effect', async () => {
  await send('mari activation')
  await send('mari activation')
  await send('jüri activation')
  expect(received).toHaveLength(2)
  expect(received[0]).toMatch(/Content-Language: et/i)
})

it('sends it when it is asked again after the mail server refused', async () => {
  isRefusing = true
  await expect(send('refused')).rejects.toThrow('full')
  isRefusing = false
  await send('refused')
  expect(received).toHaveLength(3)
})
