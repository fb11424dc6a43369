import type { Locale } from '@sild/contract/enums'
import { type Database, type JsonText, raw, type Sql, sql } from '@sild/service-kit'
import { publicationCardJson } from '../../replies/card-json.ts'

/** Newest cards of each kind: services alone would crowd out everything else. */
const NEWEST_OF_A_KIND = 4

const newestOf = (cardType: 'project' | 'service' | 'expert'): Sql => sql`(
  select publication_guid, published_at from ${raw(`${cardType}_listings`)} where expires_at > now()
  order by published_at desc, publication_guid limit ${NEWEST_OF_A_KIND}
)`

const countsOfKinds = sql`
  coalesce(sum(count) filter (where card_type = 'project'), 0)::int as tasks,
  coalesce(sum(count) filter (where card_type = 'service'), 0)::int as services,
  coalesce(sum(count) filter (where card_type = 'expert'), 0)::int as experts`

/** Counts of all kinds, and the newest of each. */
export const marketOverview = ({ readReply }: Database, locale: Locale): Promise<JsonText> =>
  readReply(sql`
    with anywhere as (
      select * from listing_counts where country_code = '' and count > 0
    ), newest as (
      ${newestOf('project')} union all ${newestOf('service')} union all ${newestOf('expert')}
    )
    select json_build_object(
      'counts', (
        select json_build_object(
          'tasks', tasks, 'services', services, 'experts', experts,
          'companies', (select count(*)::int from companies where is_listed and not is_hidden)
        ) from (select ${countsOfKinds} from anywhere) as counted
      ),
      'categories', (
        select coalesce(json_agg(
          json_build_object('categoryId', category_id, 'tasks', tasks, 'services', services, 'experts', experts)
          order by tasks + services + experts desc, category_id
        ), '[]')
        from (select category_id, ${countsOfKinds} from anywhere group by category_id) as counted
      ),
      'newest', (
        select coalesce(json_agg(${publicationCardJson(locale)} order by newest.published_at desc, publication_guid), '[]')
        from newest join cards c using (publication_guid) join companies k using (company_guid)
      )
    )::text as reply`)
