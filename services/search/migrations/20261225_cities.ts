import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table companies add column city_slug text generated always as (
      nullif(trim(both '-' from regexp_replace(fold(city_title), '[^a-z0-9]+', '-', 'g')), '')
    ) stored;
    create index companies_of_city on companies (city_slug) where city_slug is not null;

    -- For services and experts: the city of their company.
    alter table listings add column city_slug text;
    update listings set city_slug = k.city_slug
      from companies k where k.company_guid = listings.company_guid and card_type <> 'project' and k.city_slug is not null;
    create index listings_of_city on listings (city_slug, rating desc, published_at desc, publication_guid)
      where city_slug is not null;

    -- Number of offers in each city, updated with every change.
    create table city_counts (
      city_slug text not null,
      card_type text not null,
      category_id integer not null,
      count integer not null,
      primary key (city_slug, card_type, category_id)
    );
    insert into city_counts
      select city_slug, card_type, category_id, count(*) from listings where city_slug is not null group by 1, 2, 3;
  `)
}

export const down = (knex: Knex) =>
  knex.raw(`
    drop table city_counts;
    alter table listings drop column city_slug;
    alter table companies drop column city_slug`)
