/**
 * `delivery_grants`: team tokens and preview links that were handed out, so that they can be listed and taken back.
 * `remote_loads`: how releases did in browsers, by minute; the columns of type integer[] count by duration (`durations.ts`).
 */
export const deliveryTables = `create table if not exists delivery_grants (
  guid uuid primary key,
  use text not null,
  grant_payload jsonb not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text
);
create index if not exists delivery_grants_by_expiry on delivery_grants (expires_at);
create table if not exists remote_loads (
  app text not null,
  release text not null,
  minute timestamptz not null,
  loads integer not null,
  load_errors integer not null,
  script_errors integer not null,
  load_ms integer[] not null,
  lcp_ms integer[] not null,
  inp_ms integer[] not null,
  primary key (app, release, minute)
);
create index if not exists remote_loads_by_minute on remote_loads (minute)`
