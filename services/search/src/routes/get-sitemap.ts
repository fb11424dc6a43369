import type { ParsedInput } from '@sild/contract'
import { serve } from '../deps.ts'

type Entity = ParsedInput<'getSitemap'>['params']['entity']

const listed = (cardType: Exclude<Entity, 'company'>) =>
  `select c.slug, l.published_at as changed_at, l.publication_guid as guid
   from ${cardType}_listings l join cards c using (publication_guid) where l.expires_at > now()`
const sources: Readonly<Record<Entity, string>> = {
  project: listed('project'),
  service: listed('service'),
  expert: listed('expert'),
  company: `select slug, joined_at as changed_at, company_guid as guid from companies where is_listed and not is_hidden`,
}

export const getSitemap = serve('getSitemap', ({ deps, params, query }) => {
  const { limit, offset } = query
  return deps.database.readReply(
    `with found as (${sources[params.entity]})
     select json_build_object(
       'total', (select count(*)::int from found),
       'list', (
         select coalesce(json_agg(json_build_object('slug', slug, 'changedAt', instant(changed_at)) order by changed_at desc, guid), '[]')
         from (select * from found order by changed_at desc, guid limit :limit offset :offset) as page
       )
     )::text as reply`,
    { limit, offset },
  )
})
