import type { Knex } from 'knex'

/**
 * Rows store file keys. Older files were public: the jobs that this migration enqueues move them to a place that only
 * the participants of the chat can read.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index chat_messages_with_files;
    update chat_messages set attachments = (
      select coalesce(jsonb_agg(file - 'url' || jsonb_build_object('key', 'chat/' || (file ->> 'key')) order by number), '[]')
      from jsonb_array_elements(file_keys(attachments)) with ordinality as listed (file, number)
    ) where attachments <> '[]';

    insert into outbox (job, payload)
    select 'show-files', jsonb_build_object('shownIn', 'chat-message', 'subjectGuid', message_guid, 'revision', 1,
      'userGuid', author_user_guid, 'companyGuid', author_company_guid,
      'keys', jsonb_path_query_array(attachments, '$[*].key'))
    from chat_messages where attachments <> '[]' and author_user_guid is not null;
  `)
}

export const down = (knex: Knex) =>
  knex.raw(`create index chat_messages_with_files on chat_messages (author_user_guid) where attachments <> '[]'`)
