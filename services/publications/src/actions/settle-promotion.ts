import type { Reply } from '@sild/contract/schemas'
import { expression, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Promotion } from '../models/promotion.ts'
import type { Publication } from '../models/publication.ts'
import {
  activatePromotion,
  changePromotion,
  lockPromoted,
  refusePromotion,
  setPromotedUntil,
} from './change-promotion.ts'

/** Applies a moderator's decision about a single promotion. One that no longer waits stays unchanged. */
export async function applyPromotionDecision(
  trx: Transaction,
  deps: PublicationsDeps,
  promotionGuid: string,
  { outcome, reason }: Pick<Reply<'getModerationDecision'>, 'outcome' | 'reason'>,
): Promise<void> {
  const found = await Promotion.query(trx).findById(promotionGuid).throwIfNotFound()
  const publication = await lockPromoted(trx, found.publicationGuid)
  const promotion = await Promotion.query(trx).findById(promotionGuid).where({ state: 'waiting' }).forUpdate()
  if (!publication || !promotion) return
  if (outcome === 'approved' && publication.isVisible) return activatePromotion(trx, deps, publication, promotion)
  await refusePromotion(trx, deps, promotion, reason?.message ?? null)
}

/** Activates the promotions that waited for the approval of their publication. */
export async function startWaitingPromotions(
  trx: Transaction,
  deps: PublicationsDeps,
  publication: Publication,
): Promise<void> {
  const { publicationGuid } = publication
  const waiting = Promotion.query(trx).where({ publicationGuid, state: 'waiting', hasCase: false })
  for (const promotion of await waiting.orderBy('createdAt')) await activatePromotion(trx, deps, publication, promotion)
}

/** Cancels a refunded promotion: its remaining days end, and following promotions start earlier. */
export async function cancelPromotion(trx: Transaction, deps: PublicationsDeps, promotionGuid: string): Promise<void> {
  const found = await Promotion.query(trx).findById(promotionGuid)
  if (!found) return
  const publication = await lockPromoted(trx, found.publicationGuid)
  const promotion = await Promotion.query(trx)
    .findById(promotionGuid)
    .whereIn('state', ['waiting', 'active'])
    .forUpdate()
  if (!publication || !promotion) return
  await changePromotion(trx, deps, promotion, { state: 'canceled' })
  const { endsAt, hasCase, startsAt } = promotion
  if (hasCase && promotion.state === 'waiting') await deps.outbox.publish(trx, 'promotion-withdrawn', { promotionGuid })
  if (!startsAt || !endsAt || endsAt <= deps.clock.now()) return
  const leftMs = endsAt.getTime() - Math.max(startsAt.getTime(), deps.clock.now().getTime())
  const later = await Promotion.query(trx)
    .where({ publicationGuid: promotion.publicationGuid, state: 'active' })
    .where('startsAt', '>=', endsAt)
    .orderBy('startsAt')
  const earlier = sql`make_interval(secs => ${leftMs / 1000})`
  for (const one of later)
    await changePromotion(trx, deps, one, {
      startsAt: expression`starts_at - ${earlier}`,
      endsAt: expression`ends_at - ${earlier}`,
    })
  const until = (publication.promotedUntil?.getTime() ?? 0) - leftMs
  await setPromotedUntil(trx, deps, publication, new Date(until))
}
