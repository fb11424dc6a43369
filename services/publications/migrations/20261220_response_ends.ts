import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table responses
      add column decline_reason smallint,
      add column decline_text text,
      add column declined_by uuid,
      add column declined_at timestamptz,
      add column withdrawal_reason smallint,
      add column withdrawn_at timestamptz,
      -- Time of the first answer to the responding company; a refusal counts.
      add column answered_at timestamptz,
      drop constraint responses_once;
    -- A company may respond again after it withdrew a response, but not after it was declined.
    create unique index responses_once on responses (publication_guid, company_guid)
      where status <> 'DELETED' or declined_at is not null;
    create index responses_by_owner on responses (owner_company_guid, created_at desc);
    update publications set deleted_by_companion = true where status = 'DELETED' and not deleted_by_companion;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index responses_by_owner, responses_once;
    delete from responses where status = 'DELETED' and withdrawn_at is not null;
    alter table responses
      drop column decline_reason, drop column decline_text, drop column declined_by, drop column declined_at,
      drop column withdrawal_reason, drop column withdrawn_at, drop column answered_at,
      add constraint responses_once unique (publication_guid, company_guid);
  `)
}
