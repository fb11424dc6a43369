import type { StaffTag, TagState } from '@sild/contract/publications/tag-schemas'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { AppError, type Connection, type Database, likeLiteral, run, type Sql, sql } from '@sild/service-kit'
import { isLive } from '../models/visibility.ts'

const inState: Readonly<Record<TagState, Sql>> = {
  offered: sql`t.merged_into_guid is null and t.banned_at is null`,
  banned: sql`t.banned_at is not null`,
  merged: sql`t.merged_into_guid is not null`,
}
const shown = sql`
  t.tag_guid as guid, t.label::text as label, t.names, t.former_labels as "formerLabels",
  case when t.merged_into_guid is not null then 'merged' when t.banned_at is not null then 'banned' else 'offered' end as state,
  (select count(*)::int from publication_tags pt join publications p using (publication_guid)
   where pt.tag_guid = t.tag_guid and p.status <> 'DELETED') as "publicationsCount",
  (select json_build_object('guid', target.tag_guid, 'label', target.label::text) from tags target
   where target.tag_guid = t.merged_into_guid) as "mergedInto"`

/** A page of the tags; with words those that begin so or are called so, or the one with this guid. */
export async function staffTags(
  database: Database,
  { limit, offset, query = '', state }: ParsedInput<'listAllTags'>['query'],
): Promise<Reply<'listAllTags'>> {
  const words = query.trim().toLowerCase()
  const beginning = `${likeLiteral(words)}%`
  const matching = sql`${inState[state]} and (${words} = '' or t.tag_guid::text = ${words} or lower(t.label::text) like ${beginning}
    or ${words} = any(t.former_labels) or ${words} = any(t.synonyms)
    or exists (select from jsonb_each_text(t.names) as named where lower(named.value) like ${beginning}))`
  const uses = sql`(select count(*) from publication_tags pt where pt.tag_guid = t.tag_guid)`
  const [list, [counted]] = await Promise.all([
    database.query<StaffTag>(sql`
      select ${shown} from (
        select * from tags t where ${matching} order by ${uses} desc, label limit ${limit} offset ${offset}
      ) as t order by ${uses} desc, t.label`),
    database.query<{ total: number }>(sql`select count(*)::int as total from tags t where ${matching}`),
  ])
  return { list, total: counted?.total ?? 0 }
}

/** @throws tag-not-found */
export async function staffTag(connection: Connection, tagGuid: string): Promise<StaffTag> {
  const [tag] = await run<StaffTag>(connection, sql`select ${shown} from tags t where t.tag_guid = ${tagGuid}`)
  if (!tag) throw new AppError('tag-not-found')
  return tag
}

/** The merged tags and their successors. */
export const mergedTags = ({ query }: Database): Promise<Reply<'listMergedTags'>['list']> =>
  query(sql`select t.label::text as label, target.label::text as "into"
    from tags t join tags target on target.tag_guid = t.merged_into_guid order by t.label`)

/** How many publications a merge or a ban reaches. */
export async function tagEffect(
  { query }: Database,
  tagGuid: string,
  intoGuid: string | undefined,
): Promise<Reply<'getTagEffect'>> {
  const [effect] = await query<Reply<'getTagEffect'>>(sql`
    select count(*)::int as "publicationsCount", count(*) filter (where ${isLive})::int as "liveCount",
      count(*) filter (where exists (
        select from publication_tags other
        where other.publication_guid = p.publication_guid and other.tag_guid = ${intoGuid ?? null}::uuid
      ))::int as "withBothCount"
    from publication_tags pt join publications p using (publication_guid)
    where pt.tag_guid = ${tagGuid} and p.status <> 'DELETED'`)
  if (!effect) throw new Error('An aggregate without groups gives one row.')
  return effect
}
