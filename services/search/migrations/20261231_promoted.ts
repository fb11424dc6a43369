import type { Knex } from 'knex'

/** Promotion has separate places and is no longer part of the score, so jobs reindex every row. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table listings add column promoted_until timestamptz;
    update listings set promoted_until = cards.promoted_until
      from cards where cards.publication_guid = listings.publication_guid and cards.promoted_until > now();
    -- Ranking factors that do not depend on the query, for the explanation of a result.
    alter table cards add column own_points jsonb not null default '{}';
    create index listings_promoted on listings (promoted_until) where promoted_until is not null;
    insert into outbox (job, payload)
      select 'index-publication', jsonb_build_object('publicationGuid', publication_guid, 'revision', revision)
      from cards`)

export const down = (knex: Knex) =>
  knex.raw(`
    drop index listings_promoted;
    alter table cards drop column own_points;
    alter table listings drop column promoted_until`)
