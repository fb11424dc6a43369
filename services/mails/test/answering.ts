import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '@sild/contract/schemas'
import { asSystem } from '@sild/service-kit'
import { testService } from '@sild/testing'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll } from 'vitest'
import { type Listener, startListener } from '../src/listener/start-listener.ts'
import { mailsService } from '../src/service.ts'
import { newMail, testClock } from './arrange.ts'
import { testMailServer } from './mail-server.ts'

type Refusal = 'gone' | 'closed' | 'too-long' | null
export const answersHost = 'answers.sild.test'

/** The service with its listener, and a reader who answers its mails about a chat. */
export function testAnswers() {
  const inbound = { host: answersHost, listen: { host: '127.0.0.1', port: 0 } }
  const server = testMailServer()
  const clock = testClock()
  const reader = { guid: randomUUID(), email: 'mari@sild.test', locale: 'et' as const }
  const dataDir = mkdtempSync(join(tmpdir(), 'sild-mails-'))
  const taken: Input<'takeChatReply'>['body'][] = []
  const registered: Input<'registerFile'>['body'][] = []
  const state = { chatGuid: randomUUID() as string, refusal: null as Refusal }
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
        if (!state.refusal) taken.push(body)
        return { refusal: state.refusal }
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
  const transportOf = (pooled: { pool: true; maxConnections: number } | object = {}) =>
    nodemailer.createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true, ...pooled })
  const send = async (mail: SendMailOptions): Promise<void> => {
    await transportOf().sendMail({ from: reader.email, text: 'Tere!', ...mail })
  }

  return {
    clock,
    dataDir,
    mails,
    reader,
    registered,
    /** The subject of the next answers, and the reply of their service. */
    state,
    taken,
    port: () => listener.port,
    send,
    /** The address for answers to the mail of a message. */
    async replyAddress(): Promise<string> {
      const replyTo = { kind: 'chat-message', subjectGuid: state.chatGuid } as const
      const body = newMail({ userGuid: reader.guid, to: reader.email, replyTo })
      await mails.call('handOverMail', { body }, asSystem('a test sends a mail'))
      await mails.runJobs()
      return /^Reply-To:\s+(\S+)/im.exec(server.received.at(-1)!.source)![1]!
    },
    /** Over one connection, a second apart. */
    async sendMany(sent: readonly SendMailOptions[]): Promise<void> {
      const transport = transportOf({ pool: true, maxConnections: 1 })
      for (const mail of sent) {
        await transport.sendMail({ from: reader.email, ...mail })
        clock.forward(1000)
      }
      transport.close()
    },
    /** Sends an answer. Returns the posted texts and the subjects of our notices. */
    async answer(mail: SendMailOptions) {
      const before = [taken.length, mails.mails.length]
      await send(mail)
      await mails.runJobs()
      return {
        posted: taken.slice(before[0]).map(({ text }) => text),
        told: mails.mails.slice(before[1]).map(({ to, subject }) => ({ to, subject })),
      }
    },
  }
}
