import type { ParsedInput } from '@sild/contract/schemas'
import { type Connection, type Database, empty, type JsonText, jsonText, run, type Sql, sql } from '@sild/service-kit'
import { isAt } from '../models/address.ts'
import { approvedName } from './publication-json.ts'

/** A response as one of its companies sees it: `responses r` with its publication `p` and its author company `a`. */
const responseJson = (companyGuid: string) => sql`json_build_object(
  'guid', r.response_guid,
  'message', r.message,
  'status', r.status,
  'contactsViewed', r.contacts_viewed,
  'createdAt', instant(r.created_at),
  'decline', case when r.declined_at is not null then json_build_object(
    'reasonCode', r.decline_reason, 'text', r.decline_text, 'declinedAt', instant(r.declined_at)
  ) end,
  'deletedByCompanion', case when r.company_guid = ${companyGuid} then p.deleted_by_companion else r.withdrawn_at is not null end,
  'withdrawalReason', r.withdrawal_reason,
  'company', json_build_object(
    'guid', a.company_guid, 'slug', a.slug, 'name', a.name, 'logoUrl', file_url(a.logo_key), 'isVerified', a.is_verified
  ),
  'publication', json_build_object(
    'guid', p.publication_guid, 'slug', p.slug, 'cardType', p.card_type, 'name', ${approvedName}, 'publicationStatus', p.status
  )
)`

const fromResponses = sql`
  from responses r
  join publications p using (publication_guid)
  join authors a on a.company_guid = r.company_guid`

/** A response that exists. */
export async function responseReply(
  connection: Connection,
  responseGuid: string,
  companyGuid: string,
): Promise<JsonText> {
  const [row] = await run<{ reply: string }>(
    connection,
    sql`select (${responseJson(companyGuid)})::text as reply ${fromResponses} where r.response_guid = ${responseGuid}`,
  )
  return jsonText(row!.reply) // It exists.
}

/**
 * The responses that this company has sent or received, without withdrawn ones. Responses of a deleted company stay as
 * an entry.
 */
const ofCompany = (companyGuid: string): Sql =>
  sql`(r.status <> 'DELETED' or r.company_left_at is not null) and ${companyGuid} in (r.company_guid, r.owner_company_guid)`

/** A response for one of its two companies. */
export const findResponse = (
  { findReply }: Database,
  { guid, companyGuid }: { guid: string; companyGuid: string },
): Promise<JsonText | null> =>
  findReply(
    sql`select (${responseJson(companyGuid)})::text as reply ${fromResponses}
        where r.response_guid = ${guid} and ${ofCompany(companyGuid)}`,
  )

/** Those of these that are the company's. */
export const ownResponses = (
  { readReply }: Database,
  { companyGuid, responseGuids }: ParsedInput<'getOwnResponses'>['body'],
): Promise<JsonText> =>
  readReply(
    sql`select json_build_object('list', coalesce(json_agg(${responseJson(companyGuid)}), '[]'))::text as reply ${fromResponses}
        where r.response_guid = any(${responseGuids}::uuid[]) and ${ofCompany(companyGuid)}`,
  )

/** `unread`: the owner has not looked yet. A closed or deleted publication takes no response away (S4-RESP-04, -05). */
const views = {
  all: sql`r.status <> 'DELETED'`,
  read: sql`r.status in ('VIEWED', 'HIDDEN', 'ACTIVE', 'ARCHIVED')`,
  unread: sql`r.status = 'UNVIEWED'`,
  moderation: sql`r.status = 'MODERATION'`,
} as const

export const responsesOfCompany = (
  database: Database,
  companyGuid: string,
  { cardType, limit, offset, view }: ParsedInput<'listMyResponses'>['query'],
): Promise<JsonText> => {
  const ofKind = cardType ? sql`and p.card_type = ${cardType}` : empty
  return responsesPage(database, sql`r.company_guid = ${companyGuid} and ${views[view ?? 'all']} ${ofKind}`, {
    companyGuid,
    limit,
    offset,
  })
}

/**
 * Hidden responses are listed under their own filter only. A withdrawn response stays listed if it was viewed, or if
 * its company has left.
 */
const filters = (favoriteGuids: readonly string[]) => ({
  all: sql`(r.status not in ('HIDDEN', 'DELETED') or (r.withdrawn_at is not null and (r.viewed_at is not null or r.company_left_at is not null)))`,
  unviewed: sql`r.status = 'UNVIEWED'`,
  viewed: sql`r.status = 'VIEWED'`,
  hidden: sql`r.status = 'HIDDEN'`,
  favorites: sql`r.response_guid = any(${favoriteGuids}::uuid[]) and r.status <> 'DELETED'`,
})

/** Null where this company has no such publication. The favourites are the reader's. */
export async function responsesToPublication(
  database: Database,
  {
    cardType,
    slugOrGuid,
    companyGuid,
    favoriteGuids,
  }: ParsedInput<'listPublicationResponses'>['params'] & { companyGuid: string; favoriteGuids: readonly string[] },
  { filter, limit, offset }: ParsedInput<'listPublicationResponses'>['query'],
): Promise<JsonText | null> {
  const [own] = await database.query<{ publicationGuid: string }>(
    sql`select p.publication_guid as "publicationGuid" from publications p
        where p.card_type = ${cardType} and ${isAt(slugOrGuid)} and p.company_guid = ${companyGuid} and p.status <> 'DELETED'`,
  )
  if (!own) return null
  const where = sql`r.publication_guid = ${own.publicationGuid} and ${filters(favoriteGuids)[filter]}`
  return responsesPage(database, where, { companyGuid, limit, offset })
}

/** One page of responses, newest first, with the number of all that match. */
const responsesPage = (
  { readReply }: Database,
  where: Sql,
  { companyGuid, limit, offset }: { companyGuid: string; limit: number; offset: number },
): Promise<JsonText> =>
  readReply(sql`
    with page as (
      select ${responseJson(companyGuid)} as json, r.created_at, r.response_guid ${fromResponses} where ${where}
      order by r.created_at desc, r.response_guid limit ${limit} offset ${offset}
    )
    select json_build_object(
      'list', (select coalesce(json_agg(json order by created_at desc, response_guid), '[]') from page),
      'total', (select count(*)::int ${fromResponses} where ${where})
    )::text as reply`)
