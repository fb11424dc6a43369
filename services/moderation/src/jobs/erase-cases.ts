import { run, sql } from '@sild/service-kit'
import { erasedText } from '@sild/contract/erasure'
import { handle } from '../deps.ts'

/** Erases the texts and the company of its cases. The decisions and who made them stay. */
export const eraseCasesJob = handle('erase-cases', async ({ payload, deps }) => {
  await deps.database.transaction(async (trx) => {
    await run(
      trx,
      sql`update moderation_cases set
       name = ${erasedText},
       company_name = ${erasedText},
       findings = '[]',
       reason = reason || '{"quote":null}',
       approved_before = null,
       text_fingerprint = '',
       publication = publication
         || jsonb_build_object('name', ${erasedText}::text, 'description', ${erasedText}::text, 'slug', 'deleted-' || publication_guid,
              'media', '[]'::jsonb, 'translations', '{}'::jsonb, 'speciality', null, 'cvKey', null)
         || jsonb_build_object('author', publication -> 'author'
              || jsonb_build_object('name', ${erasedText}::text, 'slug', 'deleted-' || company_guid, 'logoKey', null))
     where company_guid = ${payload.companyGuid}`,
    )
    await run(
      trx,
      sql`update appeals set statement = statement || '{"quote":null}'
        where decision_guid in (select case_guid from moderation_cases where company_guid = ${payload.companyGuid})`,
    )
  })
})
