import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index quota_uses_contacts_of on quota_uses (target_guid) where property = 'contact-views';
    alter table quota_entries drop constraint quota_entries_returned_check;
    alter table quota_entries add constraint quota_entries_returned_check
      check (returned in ('not-written', 'closed-unseen', 'removed', 'company-removed', 'unanswered')) not valid;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index quota_uses_contacts_of;
    alter table quota_entries drop constraint quota_entries_returned_check;
    alter table quota_entries add constraint quota_entries_returned_check
      check (returned in ('not-written', 'closed-unseen', 'removed', 'unanswered')) not valid;
  `)
}
