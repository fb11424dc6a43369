import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A change of address that staff started: it waits, and the former address may stop it.
    create table address_moves (
      address_move_guid uuid primary key default uuidv7(),
      user_guid uuid not null references users on delete cascade,
      former_email citext not null,
      email citext not null,
      started_by_guid uuid not null,
      started_at timestamptz not null default now(),
      -- The change is not made before this time.
      due_at timestamptz not null,
      -- The owner of the new address has followed the link.
      confirmed_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('made', 'stopped', 'replaced', 'taken', 'lapsed')),
      -- The member of staff who stopped it; null where the former address did.
      stopped_by_guid uuid,
      constraint address_moves_ended check ((ended_at is null) = (outcome is null)),
      constraint address_moves_stopped check (stopped_by_guid is null or outcome = 'stopped')
    );
    create unique index address_moves_open_once on address_moves (user_guid) where ended_at is null;
    create index address_moves_by_user on address_moves (user_guid, started_at desc);
    create index address_moves_due on address_moves (due_at) where ended_at is null;

    -- Confirmation links of a move belong to it: such a link changes nothing by itself.
    alter table address_changes add column address_move_guid uuid references address_moves on delete cascade;
    alter table mailed_tokens add column address_move_guid uuid references address_moves on delete cascade;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from address_changes where address_move_guid is not null;
    delete from mailed_tokens where address_move_guid is not null;
    alter table address_changes drop column address_move_guid;
    alter table mailed_tokens drop column address_move_guid;
    drop table address_moves;
  `)
}
