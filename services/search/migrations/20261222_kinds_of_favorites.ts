import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table favorites drop constraint favorites_card_type_check;
    alter table favorites add constraint favorites_card_type_check
      check (card_type in ('project', 'service', 'expert', 'company', 'response', 'search'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from favorites where card_type in ('response', 'search');
    alter table favorites drop constraint favorites_card_type_check;
    alter table favorites add constraint favorites_card_type_check
      check (card_type in ('project', 'service', 'expert', 'company'));
  `)
}
