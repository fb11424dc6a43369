import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@sild/postgres'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly source: string
}
export interface TestMailServer {
  readonly url: string
  /** In order of arrival. */
  readonly received: ReceivedMail[]
  /** Refuses mails to an address: returns the SMTP answer, or null to accept. */
  refuse(refusal: (to: string) => [code: number, words: string] | null): void
  stop(): Promise<void>
  start(): Promise<void>
}

/** A foreign mail server. Its address stays the same while it is stopped. */
export function testMailServer(): TestMailServer {
  const received: ReceivedMail[] = []
  let refusal: Parameters<TestMailServer['refuse']>[0] = () => null
  let server: SMTPServer
  let port = 0
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const refused = refusal(address)
        done(refused ? Object.assign(new Error(refused[1]), { responseCode: refused[0] }) : null)
      },
      onData(stream, { envelope }, done) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const keep = (source: string) => void received.push({ from, to: envelope.rcptTo[0]!.address, source })
        text(stream)
          .then(keep)
          .then(() => done(), done)
      },
    })
  const start = async () => {
    server = create()
    const listener = server.listen(port, '127.0.0.1')
    await once(listener, 'listening')
    port = (listener.address() as AddressInfo).port
  }
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  beforeAll(async () => {
    port = await findFreePort()
    await start()
  })
  afterAll(stop)
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    received,
    refuse: (next) => void (refusal = next),
    start,
    stop,
  }
}
