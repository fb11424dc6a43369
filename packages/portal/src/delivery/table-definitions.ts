/**
 * `delivery_grants`: issued team tokens and preview links, so that they can be listed and revoked.
 * `release_figures`: counters of releases, by minute and part of the network; the columns of type integer[] count by
 * duration (`durations.ts`).
 * `release_errors`: a sample of the errors of each release.
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
create table if not exists release_figures (
  app text not null,
  release text not null,
  network smallint not null,
  minute timestamptz not null,
  loads integer not null,
  load_errors integer not null,
  render_errors integer not null,
  script_errors integer not null,
  renders integer not null,
  server_errors integer not null,
  load_ms integer[] not null,
  lcp_ms integer[] not null,
  inp_ms integer[] not null,
  primary key (app, release, network, minute)
);
create index if not exists release_figures_by_minute on release_figures (minute);
create table if not exists release_errors (
  app text not null,
  release text not null,
  fingerprint text not null,
  kind text not null,
  message text not null,
  stack text not null,
  occurrences integer not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (app, release, fingerprint)
);
create index if not exists release_errors_by_moment on release_errors (last_at);
drop table if exists remote_loads`
