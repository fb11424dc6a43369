import { authenticate, type DNSResolver } from 'mailauth'

interface Sent {
  readonly ip: string
  readonly helo: string
  readonly sender: string
  /** Ours. */
  readonly host: string
  /** Of this machine where nothing is given. */
  readonly resolver?: DNSResolver
}

/**
 * Whether the domain in the From of a mail says itself that it is not from there (DMARC). A domain that says nothing is not asked
 * twice: the signed address and the sender's own address stand for it. What comes from this machine was asked by whoever passes it on.
 */
export async function isForged(source: Buffer, { helo, host, ip, resolver, sender }: Sent): Promise<boolean> {
  if (isLoopback(ip)) return false
  const options = { ip, helo, sender, mta: host, disableArc: true, disableBimi: true, ...(resolver && { resolver }) }
  const { dmarc } = await authenticate(source, options)
  return dmarc !== false && dmarc.status.result === 'fail' && dmarc.policy !== 'none'
}

const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(ip)
