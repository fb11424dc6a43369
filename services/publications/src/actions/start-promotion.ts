import type { JobPayload } from '@sild/contract/jobs'
import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Promotion } from '../models/promotion.ts'
import { changePromotion, lockPromoted, refusePromotion } from './change-promotion.ts'

/**
 * Takes a paid promotion in, once. The promotion of a published publication gets a moderation case of its own, also where
 * another one runs (S4-SUB-08); that of a publication in moderation is decided with it.
 */
export async function startPromotion(
  trx: Transaction,
  deps: PublicationsDeps,
  { companyGuid, days, promotionGuid, publicationGuid }: JobPayload<'start-promotion'>,
): Promise<void> {
  const publication = await lockPromoted(trx, publicationGuid)
  if (!publication) throw new Error(`The paid publication ${publicationGuid} does not exist.`)
  const promotion = await Promotion.query(trx)
    .insert({ promotionGuid, publicationGuid, companyGuid, days, state: 'waiting' })
    .onConflict('promotionGuid')
    .ignore()
    .returning('*')
  // Taken in before: nothing was written.
  if (!promotion?.createdAt) return
  if (publication.isVisible) {
    await changePromotion(trx, deps, promotion, { hasCase: true })
    return deps.outbox.publish(trx, 'promotion-submitted', { promotionGuid, publicationGuid })
  }
  if (publication.status === 'MODERATION') return void (await changePromotion(trx, deps, promotion, {}))
  await refusePromotion(trx, deps, promotion, null)
}
