import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

export interface SmtpSink {
  readonly url: string
  /** What was delivered, as it came over the wire. */
  readonly mails: string[]
  close(): void
}

/** A mail server that takes everything. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = []
  const converse = (socket: Socket): void => {
    let mail: string | null = null
    let rest = ''
    socket.on('error', () => socket.destroy())
    socket.write('220 sink\r\n')
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (mail === null) {
          const isData = line.toUpperCase() === 'DATA'
          if (isData) mail = ''
          socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          mails.push(mail)
          mail = null
          socket.write('250 ok\r\n')
        } else mail += `${line}\n`
      }
    })
  }
  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => void server.close(),
  }
}
