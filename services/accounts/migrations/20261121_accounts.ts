import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      user_guid uuid primary key default uuidv7(),
      email citext not null constraint users_email_once unique,
      password_hash text not null,
      user_type text not null check (user_type in ('customer', 'provider')),
      roles text[] not null default '{}',
      locale text not null check (locale in ('en', 'et', 'fr')),
      tips text[] not null default '{}',
      referrer text,
      verified_at timestamptz,
      joined_at timestamptz not null default now(),
      version integer not null default 1
    );

    -- Browsers where a user has signed in before: guesses from other browsers do not lock them out there.
    create table known_devices (
      user_guid uuid not null references users on delete cascade,
      device_hash bytea not null,
      seen_at timestamptz not null default now(),
      primary key (user_guid, device_hash)
    );

    create table activation_tokens (
      token_hash bytea primary key,
      user_guid uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index activation_tokens_by_user on activation_tokens (user_guid);

    -- A session is a family of refresh tokens. The newest generation is valid, and briefly the previous one.
    create table sessions (
      session_guid uuid primary key default uuidv7(),
      user_guid uuid not null references users on delete cascade,
      is_remembered boolean not null,
      binder_hash bytea not null,
      generation integer not null default 0,
      rotated_at timestamptz,
      opened_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      revocation text check (revocation in ('signed-out', 'reused', 'unbound'))
    );
    create index sessions_by_user on sessions (user_guid);
    create index sessions_expires_at on sessions (expires_at);

    create table session_tokens (
      token_hash bytea primary key,
      session_guid uuid not null references sessions on delete cascade,
      generation integer not null
    );
    create index session_tokens_by_session on session_tokens (session_guid);

    -- Attempts at rate-limited acts, in windows that begin with the first attempt.
    create table throttles (
      subject bytea primary key,
      attempts integer not null,
      consecutive_attempts integer not null,
      window_ends_at timestamptz not null
    );

    create table audit_events (
      audit_event_guid uuid primary key default uuidv7(),
      event text not null,
      -- No reference: the entry outlives the user.
      user_guid uuid,
      session_guid uuid,
      request_id text,
      happened_at timestamptz not null default now()
    );
    create index audit_events_by_user on audit_events (user_guid, happened_at);
    -- Rows are never updated, not even by the owner of the table.
    revoke update, delete, truncate on audit_events from current_user;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table audit_events, throttles, session_tokens, sessions, activation_tokens, known_devices, users
  `)
}
