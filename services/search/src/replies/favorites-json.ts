import type { Locale } from '@sild/contract/enums'
import { type Database, empty, type JsonText, sql } from '@sild/service-kit'
import { companyCardJson, publicationCardJson } from './card-json.ts'

interface FavoritesPage {
  userGuid: string
  /** Undefined for all lists, null for the default one. */
  listGuid: string | null | undefined
  limit: number
  offset: number
  locale: Locale
}

/** What a user keeps, with its card as long as it can be found. */
export function favoritesPage(
  { readReply }: Database,
  { userGuid, listGuid, limit, offset, locale }: FavoritesPage,
): Promise<JsonText> {
  const ofList = listGuid === undefined ? empty : sql`and list_guid is not distinct from ${listGuid}::uuid`
  const kept = sql`favorites where user_guid = ${userGuid} ${ofList}`
  return readReply(sql`
    select json_build_object(
      'total', (select count(*) from ${kept}),
      'list', (
        select coalesce(json_agg(json_build_object(
          'cardGuid', kept.card_guid,
          'cardType', kept.card_type,
          'listGuid', kept.list_guid,
          'addedAt', instant(kept.added_at),
          'card', case kept.card_type
            when 'company' then (select ${companyCardJson(locale)} from companies k where k.company_guid = kept.card_guid)
            else (
              select ${publicationCardJson(locale)} from cards c join companies k using (company_guid)
              where c.publication_guid = kept.card_guid and c.expires_at > now()
            )
          end
        ) order by kept.added_at desc, kept.card_guid), '[]')
        from (select * from ${kept} order by added_at desc, card_guid limit ${limit} offset ${offset}) as kept
      )
    )::text as reply`)
}
