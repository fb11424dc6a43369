import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Number of reminders to the other side, for reviews that wait for it.
    alter table reviews add column reminders_sent integer not null default 0;
    alter table reviews add constraint reviews_once unique (company_guid, author_company_guid);
    create index reviews_waiting on reviews (created_at) where published_at is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index reviews_waiting;
    alter table reviews drop constraint reviews_once;
    alter table reviews drop column reminders_sent;
  `)
}
