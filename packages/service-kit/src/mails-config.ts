import * as z from 'zod/mini'
import { hostAndPort, type Listen, parseListen } from './listen-address.ts'

/** Signs outgoing mails, so that receivers can verify the sender. */
export interface DkimConfig {
  readonly domainName: string
  readonly keySelector: string
  /** PEM format. */
  readonly privateKey: string
}
/** The SMTP listener for answers and bounces. */
export interface InboundConfig {
  /** The domain of our reply addresses and return paths. */
  readonly host: string
  readonly listen: Omit<Listen, 'descriptors'>
}
export interface MailsConfig {
  /** Maximum of mails in a minute. */
  readonly perMinute: number
  readonly dkim: DkimConfig | null
  /** Null if mails accept no answers. */
  readonly inbound: InboundConfig | null
  /** Signs Mailgun's reports on deliveries; null where Mailgun does not deliver the mails. */
  readonly mailgunKey: string | null
}

export const mailsVariables = {
  MAILS_PER_MINUTE: z._default(z.coerce.number().check(z.positive('must be above 0')), 600),
  DKIM_DOMAIN: z.optional(z.string()),
  DKIM_SELECTOR: z._default(z.string(), 'sild'),
  DKIM_PRIVATE_KEY: z.optional(z.string()),
  MAILGUN_SIGNING_KEY: z.optional(z.string()),
  INBOUND_HOST: z.optional(z.string()),
  INBOUND_LISTEN: z.optional(hostAndPort),
}
type Read = z.infer<z.ZodMiniObject<typeof mailsVariables>>

/** @throws Error if only one of two related variables is set */
export function mailsConfig(read: Read): MailsConfig {
  const { DKIM_DOMAIN: domainName, DKIM_PRIVATE_KEY: privateKey, DKIM_SELECTOR: keySelector } = read
  const { INBOUND_HOST: host, INBOUND_LISTEN: listen } = read
  if (!domainName !== !privateKey) throw new Error('DKIM_DOMAIN and DKIM_PRIVATE_KEY need each other.')
  if (!host !== !listen) throw new Error('INBOUND_HOST and INBOUND_LISTEN need each other.')
  return {
    perMinute: read.MAILS_PER_MINUTE,
    // The key may be on one line, with `\n` for line ends.
    dkim: domainName && privateKey ? { domainName, keySelector, privateKey: privateKey.replaceAll('\\n', '\n') } : null,
    mailgunKey: read.MAILGUN_SIGNING_KEY ?? null,
    inbound: host && listen ? { host: host.toLowerCase(), listen: parseListen(listen) } : null,
  }
}
