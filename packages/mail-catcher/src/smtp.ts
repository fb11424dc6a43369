import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { Listen } from '@sild/service-kit/listen-address'
import { SMTPServer } from 'smtp-server'

import type { MailStore } from './mail-store.ts'

const LIMIT_BYTES = 25 * 1024 * 1024

/** Accepts any mail from any process on this machine. */
export async function startSmtp(store: MailStore, { descriptors, host, port }: Listen): Promise<SMTPServer> {
  const server = new SMTPServer({
    banner: 'Sild mail catcher',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LIMIT_BYTES,
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((source) => store.add(source, to))
        .then(() => done(), done)
    },
  })
  // A client that breaks off is no reason to end.
  server.on('error', () => {})
  const [descriptor] = descriptors
  server.listen(descriptor === undefined ? { host, port } : { fd: descriptor })
  await once(server.server, 'listening')
  return server
}
