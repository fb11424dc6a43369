import { appendFileSync, fsyncSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that writes down each mail that it takes before it says so: to whom, by which Message-ID, and when. Killed, it has lost nothing
 * that it has said yes to.
 */
const ledger = openSync(process.env['LEDGER']!, 'a')
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, { envelope }, done) {
    const take = (source: string): void => {
      const messageId = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? ''
      appendFileSync(ledger, `${envelope.rcptTo[0]!.address}\t${messageId}\t${Date.now()}\n`)
      fsyncSync(ledger)
    }
    text(stream)
      .then(take)
      .then(() => done(), done)
  },
})
// A client that is killed is no reason to end.
server.on('error', () => undefined)
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send!('ready'))
process.once('disconnect', () => process.exit())
