import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notifications (
      notification_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      type text not null,
      values jsonb not null default '{}',
      target jsonb not null default '{}',
      -- Id of the event, so that a repeated job creates one notification.
      effect_key text not null unique,
      read_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index notifications_by_user on notifications (user_guid, created_at desc, notification_guid);
    create index notifications_unread on notifications (user_guid) where read_at is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table notifications')
}
