import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { createTransport } from './transport.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
/** The DNS records of the domain. */
const zone: Record<string, string> = {
  'autumn._domainkey.sild.test': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
}
const resolver = async (name: string): Promise<string[][]> => {
  const record = zone[name]
  if (!record) throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' })
  return [[record]]
}
const resultOf = async (source: Buffer) => (await dkimVerify(source, { resolver })).results[0]?.status.result

it('signs mails, so that the key in the zone of the domain verifies them, and no changed ones', async () => {
  let source = Buffer.alloc(0)
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((bytes) => void (source = bytes))
        .then(() => done(), done)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const dkim = { domainName: 'sild.test', keySelector: 'autumn', privateKey }
  const transport = createTransport({ smtpUrl, mails: { perMinute: 1, dkim, inbound: null, mailgunKey: null } })
  await transport.sendMail({
    from: 'Sild <no-reply@sild.test>',
    to: 'mari@sild.test',
    subject: 'Tere',
    text: 'Tere, Õie',
  })
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(source.toString()).toContain('s=autumn')
  expect(await resultOf(source)).toBe('pass')
  expect(await resultOf(Buffer.from(source.toString().replace('Tere', 'Head')))).not.toBe('pass')
})
