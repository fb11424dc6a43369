import type { Knex } from 'knex'

export const up = (knex: Knex) =>
  knex.raw(`
    -- What the home page shows some of, read from its latest on until enough of them may be shown.
    create index reviews_recent on reviews (published_at desc, review_guid)
      where is_public and text is not null and rating_nps >= 4;
  `)

export const down = (knex: Knex) => knex.raw('drop index reviews_recent')
