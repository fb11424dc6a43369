import { publicationStatuses } from '@sild/contract/enums'
import { serve } from '../deps.ts'
import { ownPublicationJson } from '../replies/publication-json.ts'

const noCounts = JSON.stringify(Object.fromEntries(publicationStatuses.map((status) => [status, 0])))
const mine = `p.company_guid = :companyGuid and p.card_type = :cardType and p.status <> 'DELETED'`
const chosen = `${mine} and (cast(:status as text) is null or p.status = :status)`

/** The five states of "My publications" with their counts; what was deleted is in none of them. */
export const listMyPublications = serve(
  'listMyPublications',
  async ({ actor: { companyGuid }, deps, params, query }) => {
    const { limit, offset, status = null } = query
    return deps.database.readReply(
      `with page as (
       select ${ownPublicationJson} as json, p.updated_at, p.publication_guid
       from publications p join authors a using (company_guid) where ${chosen}
       order by p.updated_at desc, p.publication_guid limit :limit offset :offset
     ), counts as (
       select p.status, count(*)::int as count from publications p where ${mine} group by p.status
     )
     select json_build_object(
       'list', (select coalesce(json_agg(json order by updated_at desc, publication_guid), '[]') from page),
       'total', (select coalesce(sum(count), 0)::int from counts where cast(:status as text) is null or status = :status),
       'counts', cast(:noCounts as jsonb) || coalesce((select jsonb_object_agg(status, count) from counts), '{}')
     )::text as reply`,
      { companyGuid, cardType: params.cardType, status, limit, offset, noCounts },
    )
  },
)
