import { generateKeyPairSync } from 'node:crypto'
import type { DNSResolver } from 'mailauth'
import nodemailer from 'nodemailer'
import { expect, it, vi } from 'vitest'
import { isForged } from './is-forged.ts'

const ip = '192.0.2.10'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const records: Readonly<Record<string, string>> = {
  's._domainkey.strict.test': `v=DKIM1; k=rsa; p=${key}`,
  '_dmarc.strict.test': 'v=DMARC1; p=reject',
  'strict.test': `v=spf1 ip4:${ip} -all`,
  '_dmarc.careful.test': 'v=DMARC1; p=quarantine',
  '_dmarc.watching.test': 'v=DMARC1; p=none',
  'watching.test': 'v=spf1 -all',
}
const failure = (code: string) => Object.assign(new Error(code), { code })
const resolver = vi.fn<DNSResolver>(async (name, type) => {
  const record = type === 'TXT' ? records[name] : undefined
  if (name.endsWith('away.test')) throw failure('ESERVFAIL')
  if (record === undefined) throw failure('ENOTFOUND')
  return [[record]]
})

async function mailFrom(domain: string, isSigned = false): Promise<Buffer> {
  const dkim = { domainName: domain, keySelector: 's', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, ...(isSigned && { dkim }) })
  const sent = await transport.sendMail({ from: `mari@${domain}`, to: 'reply@answers.sild.test', text: 'Tere!' })
  return sent.message as Buffer
}
const elsewhere = { ip: '198.51.100.7', helo: 'mx.elsewhere.test', sender: 'anybody@elsewhere.test', host: 'sild.test' }
const itself = { ip, helo: 'mx.strict.test', sender: 'mari@strict.test', host: 'sild.test' }

it.each(['strict.test', 'careful.test'])('a mail from elsewhere is forged if %s refuses such mails', async (domain) => {
  expect(await isForged(await mailFrom(domain), { ...elsewhere, resolver })).toBe(true)
})

it('a mail that its domain has sent or signed is not forged', async () => {
  expect(await isForged(await mailFrom('strict.test'), { ...itself, resolver })).toBe(false)
  expect(await isForged(await mailFrom('strict.test', true), { ...elsewhere, resolver })).toBe(false)
})

it('a signed mail that was changed on its way is forged', async () => {
  const changed = (await mailFrom('strict.test', true)).toString('latin1').replace('Tere!', 'Pay!')
  expect(await isForged(Buffer.from(changed, 'latin1'), { ...elsewhere, resolver })).toBe(true)
})

it.each(['watching.test', 'silent.test', 'away.test'])(
  'a domain without a policy makes nothing forged: %s',
  async (domain) => {
    expect(await isForged(await mailFrom(domain), { ...elsewhere, resolver })).toBe(false)
  },
)

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'trusts mail that a local server passes on from %s',
  async (local) => {
    resolver.mockClear()
    expect(await isForged(await mailFrom('strict.test'), { ...elsewhere, ip: local, resolver })).toBe(false)
    expect(resolver).not.toHaveBeenCalled()
  },
)
