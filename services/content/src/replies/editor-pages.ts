import { briefSections } from '@sild/contract/content/page-states'
import type { Locale } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, likeLiteral, sql } from '@sild/service-kit'

/** All pages with their newest revision: pages in review first, then by latest change. */
export function editorPages(
  { readReply }: Database,
  { limit, offset, query, section, state }: ParsedInput<'listEditorPages'>['query'],
  locale: Locale,
): Promise<JsonText> {
  const words = query?.trim() ? `%${likeLiteral(query.trim())}%` : null
  return readReply(
    sql`with written as (
       select p.*, r.content, coalesce(c.parent_slug, c.slug) as section
       from pages p join page_revisions r using (page_guid, revision)
       join page_categories c on c.slug = r.content ->> 'categorySlug'
     ), matching as (
       select * from written
       where (${section ?? null}::text is null or section = ${section ?? null})
         and (${state ?? null}::text is null or state = ${state ?? null})
         and (${words}::text is null or next_slug ilike ${words} or exists (
           select from jsonb_each(content -> 'texts') as t (locale, text) where fold(text ->> 'title') like fold(${words})))
     ), page as (
       select * from matching order by state = 'review' desc, updated_at desc, page_guid limit ${limit} offset ${offset}
     )
     select json_build_object(
       'list', (select coalesce(json_agg(json_build_object(
         'guid', page_guid,
         'slug', next_slug,
         'categorySlug', content ->> 'categorySlug',
         'title', coalesce(
           nullif(content #>> array['texts', ${locale}, 'title'], ''),
           nullif(content #>> '{texts,en,title}', ''), nullif(content #>> '{texts,et,title}', ''),
           nullif(content #>> '{texts,fr,title}', ''), next_slug),
         'state', state,
         'isLive', published_at is not null,
         'missingLocales', (
           select coalesce(json_agg(t.locale order by t.locale), '[]') from jsonb_each(content -> 'texts') as t (locale, text)
           where trim(text ->> 'title') = '' or trim(text ->> 'summary') = ''
             or (trim(text ->> 'markdown') = '' and not section = any(${[...briefSections]}::text[]))),
         'publishAt', instant(publish_at),
         'publishedAt', instant(published_at),
         'updatedAt', instant(updated_at)
       ) order by state = 'review' desc, updated_at desc, page_guid), '[]') from page),
       'total', (select count(*)::int from matching),
       'reviewCount', (select count(*)::int from pages where state = 'review'),
       'categories', (select coalesce(json_agg(json_build_object(
         'slug', slug, 'title', titles ->> ${locale}, 'parentSlug', parent_slug) order by parent_slug nulls first, position), '[]')
         from page_categories)
     )::text as reply`,
  )
}
