import type { MailAddress } from '@sild/contract/mails/schemas'
import type { TroubledAddress } from '../models/troubled-address.ts'

export function mailAddressReply({ email }: { email: string }, trouble: TroubledAddress | undefined): MailAddress {
  const { reason, suppressedAt, suppression } = trouble ?? {}
  if (!suppressedAt || !suppression) return { email, suppressed: null }
  return { email, suppressed: { since: suppressedAt.toISOString(), by: suppression, reason: reason ?? '' } }
}
