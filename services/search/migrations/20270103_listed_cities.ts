import type { Knex } from 'knex'

const byLikeness = ['card_names_by_likeness', 'companies_by_likeness']

export const up = (knex: Knex) =>
  knex.raw(`
    select give_up_rebuild();
    create or replace function give_up_rebuild() returns void language plpgsql as $$ begin
      update index_rebuilds set ended_at = now() where ended_at is null;
      drop table if exists next_listings, next_listing_counts, next_city_counts, next_listed_cities;
    end $$;

    create function city_slug(title text) returns text language sql immutable strict parallel safe
      return nullif(trim(both '-' from regexp_replace(fold(title), '[^a-z0-9]+', '-', 'g')), '');

    -- Number of listings for the filter of each city, updated with every change.
    create table listed_cities (
      card_type text not null,
      title text not null,
      folded text not null,
      count integer not null,
      primary key (card_type, title)
    );
    -- The name that Postgres generates for it in the shadow table.
    create index listed_cities_card_type_folded_idx on listed_cities (card_type, folded text_pattern_ops);
    insert into listed_cities
      select card_type, substr(choice, 3), fold(substr(choice, 3)), count(*)
      from listings, unnest(choices) as choice where left(choice, 2) = 't=' group by 1, 2;

    -- Without a pending list: suggestions would have to scan it.
    ${byLikeness.map((index) => `alter index ${index} set (fastupdate = off); select gin_clean_pending_list('${index}')`).join(';')}`)

export const down = (knex: Knex) =>
  knex.raw(`
    ${byLikeness.map((index) => `alter index ${index} reset (fastupdate)`).join(';')};
    select give_up_rebuild();
    create or replace function give_up_rebuild() returns void language plpgsql as $$ begin
      update index_rebuilds set ended_at = now() where ended_at is null;
      drop table if exists next_listings, next_listing_counts, next_city_counts;
    end $$;
    drop table listed_cities;
    drop function city_slug`)
