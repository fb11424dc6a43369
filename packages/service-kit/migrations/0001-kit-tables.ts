import type { Knex } from 'knex'

/** The tables of the kit, in the schema of every service. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox (
      id uuid primary key default uuidv7(),
      job text not null,
      payload jsonb not null,
      run_at timestamptz
    );
    create index outbox_run_at on outbox (run_at) where run_at is not null;

    -- What the relay has handed over and no worker has finished: from here a lost queue is built again.
    create table relayed_jobs (
      id uuid primary key,
      job text not null,
      payload jsonb not null,
      relayed_at timestamptz not null default now()
    );
    create index relayed_jobs_relayed_at on relayed_jobs (relayed_at);

    create table idempotency_keys (
      actor text not null,
      operation text not null,
      key text not null,
      fingerprint bytea not null,
      reply text not null,
      created_at timestamptz not null default now(),
      constraint idempotency_keys_once primary key (actor, operation, key)
    );
    create index idempotency_keys_created_at on idempotency_keys (created_at);

    create table effects (
      key text primary key,
      created_at timestamptz not null default now()
    );
    create index effects_created_at on effects (created_at);

    create table schedule_runs (
      schedule text not null,
      period timestamptz not null,
      primary key (schedule, period)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table outbox, relayed_jobs, idempotency_keys, effects, schedule_runs')
}
