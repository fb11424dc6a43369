import type { Locale } from '@sild/contract/enums'
import type { PublicationResponse } from '@sild/contract/publications/response-schemas'
import { type Database, empty, type JsonText, type Sql, sql } from '@sild/service-kit'
import { companyCardJson, publicationCardJson } from './card-json.ts'

interface Page {
  userGuid: string
  /** Undefined for all lists, null for the default one. */
  listGuid: string | null | undefined
  limit: number
  offset: number
}
interface FavoritesPage extends Page {
  locale: Locale
  /** Existing favourites of the page. */
  responses: readonly PublicationResponse[]
}

const keptIn = ({ listGuid, userGuid }: Pick<Page, 'listGuid' | 'userGuid'>): Sql => {
  const ofList = listGuid === undefined ? empty : sql`and list_guid is not distinct from ${listGuid}::uuid`
  return sql`favorites where user_guid = ${userGuid} ${ofList}`
}
const pageOf = (page: Page): Sql =>
  sql`select * from ${keptIn(page)} order by added_at desc, card_guid limit ${page.limit} offset ${page.offset}`

/** The responses of a page. */
export async function favoriteResponses({ query }: Database, page: Page): Promise<string[]> {
  const rows = await query<{ guid: string }>(
    sql`select card_guid as guid from (${pageOf(page)}) as kept where card_type = 'response'`,
  )
  return rows.map(({ guid }) => guid)
}

const searchJson = sql`json_build_object(
  'cardType', 'search', 'guid', s.saved_search_guid, 'title', s.title, 'schedule', s.schedule, 'search', s.search
)`

/** A favourite of a user, with its card while that is searchable. */
export function favoritesPage(
  { readReply }: Database,
  { locale, responses, ...page }: FavoritesPage,
): Promise<JsonText> {
  const responseCards = JSON.stringify(
    Object.fromEntries(responses.map((response) => [response.guid, { cardType: 'response', ...response }])),
  )
  return readReply(sql`
    select json_build_object(
      'total', (select count(*) from ${keptIn(page)}),
      'list', (
        select coalesce(json_agg(json_build_object(
          'cardGuid', kept.card_guid,
          'cardType', kept.card_type,
          'listGuid', kept.list_guid,
          'addedAt', instant(kept.added_at),
          'card', case kept.card_type
            when 'company' then (select ${companyCardJson(locale)} from companies k where k.company_guid = kept.card_guid)
            when 'response' then ${responseCards}::json -> kept.card_guid::text
            when 'search' then (
              select ${searchJson} from saved_searches s
              where s.saved_search_guid = kept.card_guid and s.user_guid = kept.user_guid
            )
            else (
              select ${publicationCardJson(locale)} from cards c join companies k using (company_guid)
              where c.publication_guid = kept.card_guid and c.expires_at > now()
            )
          end
        ) order by kept.added_at desc, kept.card_guid), '[]')
        from (${pageOf(page)}) as kept
      )
    )::text as reply`)
}
