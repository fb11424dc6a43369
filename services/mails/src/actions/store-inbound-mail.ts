import { createHash } from 'node:crypto'
import type { MailsDeps } from '../deps.ts'
import { InboundMail } from '../models/inbound-mail.ts'
import type { SignedAddress } from '../rules/signed-address.ts'

/** Stores an inbound mail until a job has processed it. A repeated mail changes nothing. */
export async function storeInboundMail(
  { clock, database, outbox, sealer }: Pick<MailsDeps, 'clock' | 'database' | 'outbox' | 'sealer'>,
  { mailGuid, purpose }: SignedAddress,
  source: Buffer,
): Promise<void> {
  await database.transaction(async (trx) => {
    const stored = await InboundMail.query(trx)
      .insert({
        mailGuid,
        purpose,
        sealed: sealer.seal(source),
        fingerprint: fingerprintOf(source),
        receivedAt: clock.now(),
      })
      .onConflict(['mailGuid', 'purpose', 'fingerprint'])
      .ignore()
      .returning('inboundMailGuid')
    const { inboundMailGuid } = stored as Partial<InboundMail> // Undefined if the row existed already.
    if (inboundMailGuid) await outbox.add(trx, 'take-inbound-mail', { inboundMailGuid })
  })
}

/** A server that missed our answer sends the mail again with other headers on top, but with the same Message-ID. */
function fingerprintOf(source: Buffer): Buffer {
  const head =
    source
      .subarray(0, 64 * 1024)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? ''
  const messageId = /^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1]
  return createHash('sha256')
    .update(messageId ?? source)
    .digest()
}
