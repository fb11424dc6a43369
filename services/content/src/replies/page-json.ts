import type { Locale } from '@sild/contract/enums'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'

/** Fields of a page, of `pages p` and its `page_texts t` in the reader's language. */
const summaryFields = sql`
  'slug', p.slug,
  'categorySlug', p.category_slug,
  'title', t.title,
  'summary', t.summary,
  'coverUrl', file_url(p.cover_key),
  'publishedAt', instant(p.published_at),
  'readingMinutes', t.reading_minutes,
  'startsAt', instant(p.starts_at),
  'endsAt', instant(p.ends_at),
  'place', t.place`

/** Sorted by the editors' positions, then newest first; events by date. */
export function pagesOfCategory(
  { readReply }: Database,
  { filters, limit, offset }: ParsedInput<'listPages'>['body'],
  locale: Locale,
): Promise<JsonText> {
  const [categorySlug, showOnMain] = [filters.categorySlug ?? null, filters.showOnMain ?? null]
  return readReply(
    sql`with matching as (
       select p.*, coalesce(p.starts_at, p.published_at) as day from pages p join page_categories c on c.slug = p.category_slug
       where p.published_at <= now()
         and (${categorySlug}::text is null or ${categorySlug} in (c.slug, c.parent_slug))
         and (${showOnMain}::boolean is null or p.show_on_main = ${showOnMain})
     ), page as (
       select * from matching order by position, day desc, page_guid limit ${limit} offset ${offset}
     )
     select json_build_object(
       'list', (
         select coalesce(json_agg(json_build_object(${summaryFields}) order by p.position, p.day desc, p.page_guid), '[]')
         from page p join page_texts t on t.page_guid = p.page_guid and t.locale = ${locale}
       ),
       'total', (select count(*)::int from matching)
     )::text as reply`,
  )
}

/** A page by its current or a former address. Agenda times are Tallinn times on the first day. */
export const findPage = ({ findReply }: Database, slug: string, locale: Locale): Promise<JsonText | null> =>
  findReply(
    sql`select json_build_object(
       ${summaryFields},
       'guid', p.page_guid,
       'html', replace(t.html, ' src="upload:', ' src="' || file_url('')),
       'video', case when p.video_key is not null and t.captions_key is not null then json_build_object(
         'url', file_url(p.video_key), 'posterUrl', file_url(p.poster_key), 'captionsUrl', file_url(t.captions_key)) end,
       'speakers', (
         select coalesce(json_agg(json_build_object(
           'name', item ->> 'name', 'position', item -> 'position' ->> ${locale}, 'biography', item -> 'biography' ->> ${locale}
         ) order by number), '[]')
         from jsonb_array_elements(p.speakers) with ordinality as listed (item, number)),
       'agenda', (
         select coalesce(json_agg(json_build_object(
           'startsAt', instant((day + (item ->> 'startTime')::time) at time zone ${portalTimeZone}),
           'endsAt', instant((day + (item ->> 'endTime')::time) at time zone ${portalTimeZone}),
           'title', item -> 'title' ->> ${locale}, 'description', item -> 'description' ->> ${locale}
         ) order by number), '[]')
         from jsonb_array_elements(p.agenda) with ordinality as listed (item, number),
              lateral (select (p.starts_at at time zone ${portalTimeZone})::date as day) as held
         where p.starts_at is not null)
     )::text as reply
     from pages p join page_texts t using (page_guid)
     where (p.slug = ${slug} or p.page_guid = (select page_guid from page_redirects r where r.slug = ${slug}))
       and t.locale = ${locale} and p.published_at <= now()`,
  )

/** The categories under a parent, or the top ones. A parent counts the pages of its children too. */
export const pageCategories = (
  { readReply }: Database,
  parentCategory: string | null,
  locale: Locale,
): Promise<JsonText> =>
  readReply(
    sql`select json_build_object('list', coalesce(json_agg(json_build_object(
       'slug', c.slug,
       'title', c.titles ->> ${locale},
       'description', c.descriptions ->> ${locale},
       'parentSlug', c.parent_slug,
       'pagesCount', (
         select count(*)::int from pages p join page_categories own on own.slug = p.category_slug
         where c.slug in (own.slug, own.parent_slug) and p.published_at <= now()
       )
     ) order by c.position), '[]'))::text as reply
     from page_categories c where c.parent_slug is not distinct from ${parentCategory}::text`,
  )
