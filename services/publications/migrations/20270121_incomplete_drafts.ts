import type { Knex } from 'knex'

/** A draft may have no category yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table publications alter column category_id drop not null;
    alter table publications add constraint publications_categorised
      check (category_id is not null or status in ('DRAFT', 'DELETED')) not valid;
    alter table publications validate constraint publications_categorised;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table publications drop constraint publications_categorised;
    update publications set category_id = (select min(category_id) from categories) where category_id is null;
    alter table publications alter column category_id set not null;
  `)
}
