import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Decisions of moderators; one decision answers all open reports of the same object.
    create table report_decisions (
      decision_guid uuid primary key default uuidv7(),
      at timestamptz not null default clock_timestamp(),
      user_guid uuid not null,
      email text not null,
      outcome text not null check (outcome in ('dismissed', 'upheld')),
      message text not null
    );
    -- Rows are inserted and never updated, not even by this service: this is the audit of reports.
    revoke update, delete, truncate on report_decisions from current_user;

    -- No foreign key: to check it, Postgres would lock a row, and no role has the right to lock it.
    alter table reports add column decision_guid uuid;
    create index reports_open on reports (created_at) where decision_guid is null;
    alter table audit_entries drop constraint audit_entries_cause_check;
    alter table audit_entries add constraint audit_entries_cause_check
      check (cause in ('withdrawn-by-author', 'changed-by-author', 'superseded', 'reported'));
    create index reports_by_decision on reports (decision_guid) where decision_guid is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table audit_entries drop constraint audit_entries_cause_check;
    alter table audit_entries add constraint audit_entries_cause_check
      check (cause in ('withdrawn-by-author', 'changed-by-author', 'superseded')) not valid;
    alter table reports drop column decision_guid;
    drop table report_decisions;
  `)
}
