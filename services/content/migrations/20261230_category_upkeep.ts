import type { Knex } from 'knex'

/** Decisions of the staff have their own columns, because every start overwrites the seeded ones. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table categories add column closed_at timestamptz;
    alter table categories add column merged_into_id integer references categories;
    alter table categories add constraint categories_merged_elsewhere check (merged_into_id <> category_id);
  `)

export const down = (knex: Knex) => knex.raw('alter table categories drop column closed_at, drop column merged_into_id')
