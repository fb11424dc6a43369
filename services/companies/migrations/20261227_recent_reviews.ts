import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- For the reviews on the home page: reads the latest first until enough of them are public.
    create index reviews_recent on reviews (published_at desc, review_guid)
      where is_public and text is not null and rating_nps >= 4;
  `)

export const down = (knex: Knex) => knex.raw('drop index reviews_recent')
