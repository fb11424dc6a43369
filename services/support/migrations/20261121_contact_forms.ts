import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table contact_forms (
      contact_form_guid uuid primary key default uuidv7(),
      name text not null,
      email text not null,
      description text not null,
      locale text not null check (locale in ('en', 'et', 'fr')),
      -- The signed-in user; null for a guest.
      user_guid uuid,
      created_at timestamptz not null default now()
    );
    create index contact_forms_created_at on contact_forms (created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table contact_forms')
}
