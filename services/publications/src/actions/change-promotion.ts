import { expression, sql, type Transaction } from '@sild/service-kit'
import type { PartialModelObject } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Promotion } from '../models/promotion.ts'
import { Publication } from '../models/publication.ts'
import { announceChange } from './announce-change.ts'

type Deps = Pick<PublicationsDeps, 'live' | 'outbox'>

/** Locks the publication, before its promotions. Every change of a promotion takes this lock first. */
export const lockPromoted = async (trx: Transaction, publicationGuid: string): Promise<Publication | undefined> =>
  Publication.query(trx)
    .findById(publicationGuid)
    .select('*', expression`(is_live and expires_at > now()) as "isVisible"`)
    .forUpdate()

/** Stores a promotion's new state and publishes it to billing, search, notifications and the owner's open pages. */
export async function changePromotion(
  trx: Transaction,
  { live, outbox }: Deps,
  { promotionGuid }: Promotion,
  change: PartialModelObject<Promotion>,
): Promise<Promotion> {
  const after = await Promotion.query(trx)
    .patchAndFetchById(promotionGuid, { ...change, version: nextVersion })
    .throwIfNotFound()
  const { companyGuid, endsAt, publicationGuid, refusal, startsAt, state, version } = after
  await outbox.publish(trx, 'promotion-changed', {
    promotionGuid,
    publicationGuid,
    version,
    state,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    refusal,
  })
  announceChange(trx, { live }, { publicationGuid, companyGuid })
  return after
}

/** The one place that says until when a publication is promoted; it does not expire before. The search hears of it. */
export async function setPromotedUntil(
  trx: Transaction,
  { outbox }: Pick<PublicationsDeps, 'outbox'>,
  { publicationGuid, revision }: Publication,
  until: Date | null,
): Promise<void> {
  await Publication.query(trx)
    .findById(publicationGuid)
    .patch({
      promotedUntil: until,
      expiresAt: expression`greatest(expires_at, ${until}::timestamptz)`,
      version: nextVersion,
    })
  await outbox.publish(trx, 'publication-counted', { publicationGuid, revision })
}

/** Its days begin now, or when those end that were paid before (S4-SUB-07). */
export async function activatePromotion(
  trx: Transaction,
  deps: Deps,
  publication: Publication,
  promotion: Promotion,
): Promise<void> {
  const startsAt = sql`greatest(now(), (select promoted_until from publications where publication_guid = ${promotion.publicationGuid}))`
  const { endsAt } = await changePromotion(trx, deps, promotion, {
    state: 'active',
    startsAt: expression`${startsAt}`,
    endsAt: expression`${startsAt} + make_interval(days => ${promotion.days})`,
  })
  await setPromotedUntil(trx, deps, publication, endsAt)
}

/** Refuses the promotion. Billing refunds it. */
export async function refusePromotion(
  trx: Transaction,
  deps: Deps,
  promotion: Promotion,
  refusal: string | null,
): Promise<void> {
  await changePromotion(trx, deps, promotion, { state: 'refused', refusal })
}
