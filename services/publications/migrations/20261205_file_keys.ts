import type { Knex } from 'knex'

/**
 * Rows store file keys; a later release drops the addresses, which contained the names of documents. The jobs that this
 * migration enqueues create the rows of older files.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table authors add column logo_key text;
    alter table publications add column cv_key text;

    update authors set logo_key = file_key(logo_url) where logo_url is not null;
    update publications set cv_key = file_key(cv_url), cv_url = split_part(cv_url, '\\?', 1), media = file_keys(media)
      where cv_url is not null or media <> '[]';
    update approved_contents set content = content - 'cvUrl'
      || jsonb_build_object('media', file_keys(content -> 'media'), 'cvKey', file_key(content ->> 'cvUrl'));

    with shown as (
      select publication_guid, author_user_guid, company_guid, version, array(
        select distinct key from (
          select cv_key as key
          union all select file ->> 'key' from jsonb_array_elements(media) as file
          union all select content ->> 'cvKey'
          union all select file ->> 'key' from jsonb_array_elements(content -> 'media') as file
        ) as named where key is not null
      ) as keys from publications left join approved_contents using (publication_guid)
    )
    insert into outbox (job, payload)
    select 'show-files', jsonb_build_object('shownIn', 'publication', 'subjectGuid', publication_guid, 'revision', version,
      'userGuid', author_user_guid, 'companyGuid', company_guid, 'keys', keys)
    from shown where cardinality(keys) > 0;
  `)
}

export const down = (knex: Knex) =>
  knex.raw('alter table publications drop column cv_key; alter table authors drop column logo_key')
