import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { run, sql, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { matchingSearches } from '../engine/saved-query.ts'

/**
 * Notes which saved searches find what has become findable, or has changed. Whoever wrote it, whose company it is of, or who has
 * hidden it or its company, is left out. What is to be told at once counts as told: the event tells it.
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
