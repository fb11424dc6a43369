import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { run, sql, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { matchingSearches } from '../engine/postgres/saved-query.ts'

/**
 * Stores which saved searches match a publication that became searchable or has changed. Leaves out the searches of its
 * author, of members of its company, and of users who have hidden it or the company. Matches that are notified at once
 * are stored as notified, because the event notifies their owners.
 */
export async function matchSavedSearches(
  trx: Transaction,
  { outbox }: Pick<SearchDeps, 'outbox'>,
  { authorUserGuid, cardType, companyGuid, guid: publicationGuid }: PublicationSnapshot,
): Promise<void> {
  await trx('cards').where({ publicationGuid }).update({ isMatched: true })
  const [matched] = await run<{ isInstant: boolean | null }>(
    trx,
    sql`with matched as (
      insert into saved_search_matches (saved_search_guid, publication_guid, user_guid, told_at)
      select s.saved_search_guid, l.publication_guid, s.user_guid, case s.schedule when 'instant' then now() end
      from ${matchingSearches(cardType, publicationGuid)}
        and s.user_guid <> ${authorUserGuid} and s.company_guid is distinct from ${companyGuid}::uuid
        and not exists (
          select from hidden_cards h
          where h.user_guid = s.user_guid and h.card_guid in (${publicationGuid}, ${companyGuid})
        )
      on conflict do nothing
      returning told_at is not null as is_instant
    )
    select bool_or(is_instant) as "isInstant" from matched`,
  )
  if (matched?.isInstant) await outbox.publish(trx, 'publication-matched', { publicationGuid })
}
