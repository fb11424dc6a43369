import { publicationStatuses } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Connection, type Database, type JsonText, jsonText, run, sql } from '@sild/service-kit'
import { isAt } from '../models/address.ts'
import { isChangeWaiting } from '../models/visibility.ts'
import { fromPublications, ownPublicationJson } from './publication-json.ts'

/** A publication as its owner sees it. It must exist. */
export async function ownPublicationReply(connection: Connection, publicationGuid: string): Promise<JsonText> {
  const [row] = await run<{ reply: string }>(
    connection,
    sql`select (${ownPublicationJson})::text as reply ${fromPublications} where p.publication_guid = ${publicationGuid}`,
  )
  return jsonText(row!.reply) // It exists.
}

type Own<Params> = Params & { companyGuid: string }

/** A publication by its address, if it is this company's. */
export const findOwnPublication = (
  { findReply }: Database,
  { cardType, slugOrGuid, companyGuid }: Own<ParsedInput<'getMyPublication'>['params']>,
): Promise<JsonText | null> =>
  findReply(
    sql`select (${ownPublicationJson})::text as reply ${fromPublications}
        where p.card_type = ${cardType} and ${isAt(slugOrGuid)} and p.company_guid = ${companyGuid} and p.status <> 'DELETED'`,
  )

const noCounts = JSON.stringify(Object.fromEntries(publicationStatuses.map((status) => [status, 0])))
type Page = ParsedInput<'listMyPublications'>['query'] & ParsedInput<'listMyPublications'>['params']

/**
 * The five states of "My publications" with their counts, without deleted publications. A publication with a waiting
 * change is in two states: it is public, and a moderator checks the change.
 */
export function ownPublications(
  { readReply }: Database,
  { companyGuid, cardType, status, limit, offset }: Own<Page>,
): Promise<JsonText> {
  const chosen = status ?? null
  const mine = sql`p.company_guid = ${companyGuid} and p.card_type = ${cardType} and p.status <> 'DELETED'`
  return readReply(sql`
    with page as (
      select ${ownPublicationJson} as json, p.updated_at, p.publication_guid ${fromPublications}
      where ${mine} and (${chosen}::text is null or p.status = ${chosen} or (${chosen} = 'ACTIVE' and ${isChangeWaiting}))
      order by p.updated_at desc, p.publication_guid limit ${limit} offset ${offset}
    ), counts as (
      select shown.status, count(*)::int as count
      from publications p,
        unnest(case when ${isChangeWaiting} then array['ACTIVE', p.status] else array[p.status] end) as shown (status)
      where ${mine} group by shown.status
    )
    select json_build_object(
      'list', (select coalesce(json_agg(json order by updated_at desc, publication_guid), '[]') from page),
      'total', ${
        chosen === null
          ? sql`(select count(*)::int from publications p where ${mine})`
          : sql`(select coalesce(sum(count), 0)::int from counts where status = ${chosen})`
      },
      'counts', ${noCounts}::jsonb || coalesce((select jsonb_object_agg(status, count) from counts), '{}')
    )::text as reply`)
}
