import type { Suppression } from '@sild/contract/mails/kinds'
import type { MailsDeps } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { TroubledAddress } from '../models/troubled-address.ts'
import type { Refusal } from '../rules/refusal.ts'
import { GIVEN_UP_MS, retryAfterMs } from '../rules/times.ts'
import { suppressAddress } from './suppress-address.ts'

type Written = Pick<Mail, 'mailGuid' | 'address' | 'userGuid'>

/** Records that an address refused a mail, permanently or temporarily. After days of temporary refusals we give up. */
export async function noteRefusal(
  { clock, database }: Pick<MailsDeps, 'clock' | 'database'>,
  mail: Written,
  { reason, refusal }: { refusal: Exclude<Refusal, 'server'>; reason: string },
): Promise<void> {
  if (refusal === 'content') return
  const now = clock.now()
  await database.transaction(async (trx) => {
    const { address, userGuid } = mail
    await TroubledAddress.query(trx).insert({ address, userGuid }).onConflict('address').ignore()
    const trouble = await TroubledAddress.query(trx).findById(address).forUpdate().throwIfNotFound()
    const failures = trouble.failures + 1
    const failingSince = trouble.failingSince ?? now
    const isGivenUp = now.getTime() - failingSince.getTime() > GIVEN_UP_MS
    const suppression: Suppression | null = refusal === 'hard' ? 'hard' : isGivenUp ? 'soft' : null
    const retryAt = refusal === 'soft' ? new Date(now.getTime() + retryAfterMs(failures)) : null
    await trouble.$query(trx).patch({ failures, failingSince, retryAt })
    if (suppression) await suppressAddress(trx, { address, userGuid, suppression, reason, at: now })
    await Mail.query(trx).findById(mail.mailGuid).whereNull('settledAt').patch({ claimedUntil: null })
  })
}
