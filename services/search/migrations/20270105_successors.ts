import type { Knex } from 'knex'

/** Successors of merged categories and tags, for old addresses and saved searches. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table successors (
      filter text not null check (filter in ('categoryIds', 'tags')),
      -- In lower case.
      former text not null check (former = lower(former)),
      successor text not null check (lower(successor) <> former),
      primary key (filter, former)
    );
    -- Load earlier merges if the index has any rows.
    insert into outbox (job, payload)
      select job, payload from (values
        ('recategorise-searches', jsonb_build_object('categoryId', 0)),
        ('retag-searches', jsonb_build_object('tagGuid', uuidv7()))
      ) as every (job, payload)
      where exists (select from companies);
  `)

export const down = (knex: Knex) => knex.raw('drop table successors')
