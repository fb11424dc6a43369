import type { Knex } from 'knex'

/**
 * Rows store file keys; a later release drops the addresses. The jobs that this migration enqueues create the rows of
 * older files.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table companies add column logo_key text, add column cover_key text;
    alter table company_cases add column cover_key text;
    alter table gallery_photos add column image_key text, alter column image_url drop not null;

    update companies set logo_key = file_key(logo_url), cover_key = file_key(cover_url)
      where logo_url is not null or cover_url is not null;
    update gallery_photos set image_key = file_key(image_url);
    update company_cases set cover_key = file_key(cover_url), media = file_keys(media);

    with shown as (
      select company_guid, (select user_guid from memberships where memberships.company_guid = company.company_guid limit 1) as user_guid, version, array(
        select key from unnest(array[logo_key, cover_key] || array(
          select image_key from gallery_photos photo where photo.company_guid = company.company_guid
        )) as key where key is not null
      ) as keys from companies company
    )
    insert into outbox (job, payload)
    select 'show-files', jsonb_build_object('shownIn', 'company', 'subjectGuid', company_guid, 'revision', version,
      'userGuid', user_guid, 'companyGuid', company_guid, 'keys', keys)
    from shown where cardinality(keys) > 0 and user_guid is not null;

    with shown as (
      select case_guid, company_guid, (select user_guid from memberships where memberships.company_guid = company_case.company_guid limit 1) as user_guid, version, array(
        select key from unnest(array[company_case.cover_key] || array(
          select file ->> 'key' from jsonb_array_elements(media) as file
        )) as key where key is not null
      ) as keys from company_cases company_case
    )
    insert into outbox (job, payload)
    select 'show-files', jsonb_build_object('shownIn', 'company-case', 'subjectGuid', case_guid, 'revision', version,
      'userGuid', user_guid, 'companyGuid', company_guid, 'keys', keys)
    from shown where cardinality(keys) > 0 and user_guid is not null;
  `)
}

export const down = (knex: Knex) =>
  knex.raw(`
    alter table companies drop column logo_key, drop column cover_key;
    alter table company_cases drop column cover_key;
    alter table gallery_photos drop column image_key;
  `)
