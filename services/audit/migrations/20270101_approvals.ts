import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Irreversible acts that one staff member requests and a colleague approves.
    create table approvals (
      approval_guid uuid primary key default uuidv7(),
      operation text not null,
      -- Guids and other names of the objects.
      about jsonb not null,
      -- Input of the operation. It may contain personal data, so it is deleted when the request is decided.
      input jsonb,
      -- Hash of operation and input: prevents two open requests for the same act.
      fingerprint bytea not null,
      requested_by_guid uuid not null,
      -- The requester's actor for the services: guids and roles.
      requester jsonb not null,
      requested_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '7 days',
      state text not null default 'waiting'
        check (state in ('waiting', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'expired')),
      decided_at timestamptz,
      decided_by_guid uuid,
      failure text,
      constraint approvals_open check ((state = 'waiting') = (decided_at is null)),
      constraint approvals_input check ((state in ('waiting', 'approved')) = (input is not null)),
      constraint approvals_four_eyes check (state not in ('approved', 'done', 'failed') or decided_by_guid <> requested_by_guid)
    );
    create unique index approvals_open_once on approvals (fingerprint) where state in ('waiting', 'approved');
    create index approvals_by_time on approvals (requested_at desc);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table approvals')
}
