import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Ended sessions with access tokens that have not expired. No foreign key: the row outlives an erased user.
    create table ended_sessions (
      session_guid uuid primary key,
      ended_at timestamptz not null default now()
    );
    create index ended_sessions_ended_at on ended_sessions (ended_at);
    insert into ended_sessions select session_guid, revoked_at from sessions where revoked_at > now() - interval '1 hour';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ended_sessions')
}
