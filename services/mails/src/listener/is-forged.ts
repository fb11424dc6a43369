import { authenticate, type DNSResolver } from 'mailauth'

interface Sent {
  readonly ip: string
  readonly helo: string
  readonly sender: string
  /** Our own host name. */
  readonly host: string
  /** Defaults to the resolver of this machine. */
  readonly resolver?: DNSResolver
}

/**
 * Whether the domain of the From header rejects the mail as forged (DMARC). Without a DMARC policy, the signed address
 * and the sender's address are enough. A relay on this machine has checked its mails already.
 */
export async function isForged(source: Buffer, { helo, host, ip, resolver, sender }: Sent): Promise<boolean> {
  if (isLoopback(ip)) return false
  const options = { ip, helo, sender, mta: host, disableArc: true, disableBimi: true, ...(resolver && { resolver }) }
  const { dmarc } = await authenticate(source, options)
  return dmarc !== false && dmarc.status.result === 'fail' && dmarc.policy !== 'none'
}

const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(ip)
