import { type Database, type JsonText, raw, type Sql, sql } from '@sild/service-kit'
import type { SitemapPage } from '../search-engine.ts'

const listed = (cardType: 'project' | 'service' | 'expert'): Sql => sql`
  select c.slug, l.published_at as changed_at, l.publication_guid as guid
  from ${raw(`${cardType}_listings`)} l join cards c using (publication_guid) where l.expires_at > now()`
const sources: Readonly<Record<SitemapPage['entity'], Sql>> = {
  project: listed('project'),
  service: listed('service'),
  expert: listed('expert'),
  company: sql`select slug, joined_at as changed_at, company_guid as guid from companies where is_listed and not is_hidden`,
}

/** The addresses of everything that can be found, the latest first. */
export const sitemap = ({ readReply }: Database, { entity, limit, offset }: SitemapPage): Promise<JsonText> =>
  readReply(sql`
    with found as (${sources[entity]})
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', (
        select coalesce(json_agg(json_build_object('slug', slug, 'changedAt', instant(changed_at)) order by changed_at desc, guid), '[]')
        from (select * from found order by changed_at desc, guid limit ${limit} offset ${offset}) as page
      )
    )::text as reply`)
