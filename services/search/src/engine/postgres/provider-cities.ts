import { type Database, type JsonText, sql } from '@sild/service-kit'

/** Cities with something on offer, the fullest first, and in how many of each category. */
export const providerCities = ({ readReply }: Database): Promise<JsonText> =>
  readReply(sql`
    with offered as (
      select city_slug, category_id,
        coalesce(sum(count) filter (where card_type = 'service'), 0)::int as services,
        coalesce(sum(count) filter (where card_type = 'expert'), 0)::int as experts
      from city_counts where count > 0 group by 1, 2
    ), cities as (
      select city_slug, sum(services)::int as services, sum(experts)::int as experts,
        json_agg(json_build_object('categoryId', category_id, 'services', services, 'experts', experts)
          order by services + experts desc, category_id) as categories
      from offered group by 1
    )
    select json_build_object('list', coalesce(json_agg(json_build_object(
      'slug', city_slug, 'title', k.city_title, 'countryCode', k.country_code,
      'services', services, 'experts', experts, 'categories', categories
    ) order by services + experts desc, city_slug), '[]'))::text as reply
    from cities cross join lateral (
      select city_title, country_code from companies where companies.city_slug = cities.city_slug order by company_guid limit 1
    ) k`)
