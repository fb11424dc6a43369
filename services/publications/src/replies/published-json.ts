import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'
import { isAt } from '../models/address.ts'
import { isShown } from '../models/visibility.ts'
import {
  approvedSnapshotJson,
  asApproved,
  fromPublications,
  publicationJson,
  snapshotJson,
} from './publication-json.ts'

const withApproved = sql`${fromPublications} left join approved_contents approved using (publication_guid)`

/** Readers get the approved content; the owner gets the current content in any state. */
export const findPublication = (
  { findReply }: Database,
  { cardType, slugOrGuid }: ParsedInput<'getPublication'>['params'],
  companyGuid: string | null,
): Promise<JsonText | null> =>
  findReply(sql`
    select (case when p.company_guid = ${companyGuid} then (${publicationJson})::jsonb else ${asApproved(publicationJson)} end)::text as reply
    ${withApproved}
    where p.card_type = ${cardType} and ${isAt(slugOrGuid)} and (${isShown} or p.company_guid = ${companyGuid}) and p.status <> 'DELETED'`)

/** Those of these that readers see, in this order, each once. */
export const publicationsByGuids = ({ readReply }: Database, guids: readonly string[]): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('list', coalesce(json_agg(
      ${asApproved(publicationJson)} order by array_position(${guids}::uuid[], p.publication_guid)
    ), '[]'))::text as reply
    ${withApproved} where p.publication_guid = any(${guids}::uuid[]) and ${isShown}`)

/** Publications as other services follow them. */
export function publicationSnapshots(
  { readReply }: Database,
  { content, publicationGuids }: ParsedInput<'getPublicationSnapshots'>['body'],
): Promise<JsonText> {
  const json = content === 'approved' ? approvedSnapshotJson : snapshotJson
  return readReply(sql`
    select json_build_object('publications', coalesce(json_agg(${json}), '[]'))::text as reply
    ${withApproved} where p.publication_guid = any(${publicationGuids}::uuid[])`)
}

/** What a company has published and was answered, in numbers. */
export const publicationActivity = ({ readReply }: Database, companyGuid: string | null): Promise<JsonText> =>
  readReply(sql`
    select json_build_object(
      'tasks', json_build_object('all', count(*) filter (where card_type = 'project')),
      'services', json_build_object('all', count(*) filter (where card_type = 'service')),
      'specialists', json_build_object('all', count(*) filter (where card_type = 'expert')),
      'responses', json_build_object('new', exists (
        select from responses join publications p using (publication_guid)
        where owner_company_guid = ${companyGuid} and responses.status = 'UNVIEWED' and p.status <> 'DELETED'
      ))
    )::text as reply
    from publications where company_guid = ${companyGuid} and status <> 'DELETED'`)
