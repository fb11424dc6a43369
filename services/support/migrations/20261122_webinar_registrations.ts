import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table webinar_registrations (
      registration_guid uuid primary key default uuidv7(),
      webinar_slug text not null,
      company_name text not null,
      email text not null,
      locale text not null check (locale in ('en', 'et', 'fr')),
      -- The signed-in user; null for a guest.
      user_guid uuid,
      created_at timestamptz not null default now()
    );
    create unique index webinar_registrations_once on webinar_registrations (webinar_slug, lower(email));
    create index webinar_registrations_of_user on webinar_registrations (user_guid);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table webinar_registrations')
}
