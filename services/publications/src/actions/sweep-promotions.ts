import { expression, run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Promotion } from '../models/promotion.ts'
import { lockPromoted, refusePromotion, setPromotedUntil } from './change-promotion.ts'

/** Waiting promotions of publications that are neither visible nor in moderation. */
export async function refuseStalePromotions({ database, live, outbox }: PublicationsDeps): Promise<void> {
  const left = await Promotion.query(database.knex)
    .where({ state: 'waiting' })
    .where(
      expression`not exists (select from publications p where p.publication_guid = promotions.publication_guid
                 and (p.status = 'MODERATION' or (p.is_live and p.expires_at > now())))`,
    )
  for (const { promotionGuid, publicationGuid } of left)
    await database.transaction(async (trx) => {
      const publication = await lockPromoted(trx, publicationGuid)
      const promotion = await Promotion.query(trx).findById(promotionGuid).where({ state: 'waiting' }).forUpdate()
      // Back since it was looked for, or decided.
      if (!promotion || publication?.isVisible || publication?.status === 'MODERATION') return
      await refusePromotion(trx, { live, outbox }, promotion, null)
      if (promotion.hasCase) await outbox.publish(trx, 'promotion-withdrawn', { promotionGuid })
    })
}

/** Writes down how often those were looked at that begin, and those that end; what ends is no longer above others. */
export async function countPromotions({ database, outbox }: PublicationsDeps): Promise<void> {
  await database.transaction(async (trx) => {
    await run(
      trx,
      sql`update promotions set views_at_start = p.views_count from publications p
          where p.publication_guid = promotions.publication_guid
            and state = 'active' and starts_at <= now() and views_at_start is null`,
    )
    for (const publicationGuid of await endPromotions(trx)) {
      const publication = await lockPromoted(trx, publicationGuid)
      if (publication) await setPromotedUntil(trx, { outbox }, publication, publication.promotedUntil)
    }
  })
}

async function endPromotions(trx: Transaction): Promise<string[]> {
  const ended = await run<{ publicationGuid: string }>(
    trx,
    sql`update promotions set views_at_end = p.views_count from publications p
        where p.publication_guid = promotions.publication_guid
          and state = 'active' and ends_at <= now() and views_at_end is null
        returning p.publication_guid as "publicationGuid"`,
  )
  return [...new Set(ended.map(({ publicationGuid }) => publicationGuid))].toSorted()
}
