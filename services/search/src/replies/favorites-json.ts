import type { Database, JsonText } from '@sild/service-kit'
import { companyCardJson, publicationCardJson } from './card-json.ts'

interface FavoritesPage {
  userGuid: string
  /** Undefined for all lists, null for the default one. */
  listGuid: string | null | undefined
  limit: number
  offset: number
  locale: string
}

/** What a user keeps, with its card as long as it can be found. */
export function favoritesPage({ readReply }: Database, { listGuid, ...page }: FavoritesPage): Promise<JsonText> {
  const inList = 'user_guid = :userGuid and (:isOfAll or list_guid is not distinct from cast(:listGuid as uuid))'
  return readReply(
    `select json_build_object(
       'total', (select count(*) from favorites where ${inList}),
       'list', (
         select coalesce(json_agg(json_build_object(
           'cardGuid', kept.card_guid,
           'cardType', kept.card_type,
           'listGuid', kept.list_guid,
           'addedAt', instant(kept.added_at),
           'card', case kept.card_type
             when 'company' then (select ${companyCardJson} from companies k where k.company_guid = kept.card_guid)
             else (
               select ${publicationCardJson} from cards c join companies k using (company_guid)
               where c.publication_guid = kept.card_guid and c.expires_at > now()
             )
           end
         ) order by kept.added_at desc, kept.card_guid), '[]')
         from (
           select * from favorites where ${inList} order by added_at desc, card_guid limit :limit offset :offset
         ) as kept
       )
     )::text as reply`,
    { ...page, isOfAll: listGuid === undefined, listGuid: listGuid ?? null },
  )
}
