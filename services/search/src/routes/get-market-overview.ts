import { serve } from '../deps.ts'
import { publicationCardJson } from '../replies/card-json.ts'

/** Newest cards of each kind: services alone would crowd out everything else. */
const NEWEST_OF_A_KIND = 4

const newestOf = (cardType: string): string =>
  `(select publication_guid, published_at from ${cardType}_listings where expires_at > now() order by published_at desc, publication_guid limit ${NEWEST_OF_A_KIND})`
const countOf = (cardType: string): string => `coalesce(sum(count) filter (where card_type = '${cardType}'), 0)::int`
const ofKinds = `'tasks', ${countOf('project')}, 'services', ${countOf('service')}, 'experts', ${countOf('expert')}`

export const getMarketOverview = serve('getMarketOverview', async ({ deps, locale }) => {
  return deps.database.readReply(
    `with anywhere as (
       select * from listing_counts where country_code = '' and count > 0
     ), newest as (
       ${['project', 'service', 'expert'].map(newestOf).join(' union all ')}
     )
     select json_build_object(
       'counts', (
         select json_build_object(${ofKinds}, 'companies', (select count(*)::int from companies where is_listed and not is_hidden)) from anywhere
       ),
       'categories', (
         select coalesce(json_agg(json_build_object('categoryId', category_id, ${['tasks', 'services', 'experts'].map((kind) => `'${kind}', ${kind}`).join(', ')}) order by tasks + services + experts desc, category_id), '[]')
         from (
           select category_id, ${countOf('project')} as tasks, ${countOf('service')} as services, ${countOf('expert')} as experts
           from anywhere group by category_id
         ) as counted
       ),
       'newest', (
         select coalesce(json_agg(${publicationCardJson} order by newest.published_at desc, publication_guid), '[]')
         from newest join cards c using (publication_guid) join companies k using (company_guid)
       )
     )::text as reply`,
    { locale },
  )
})
