import { run, sql } from '@sild/service-kit'
import { erasedText } from '@sild/contract/erasure'
import { handle } from '../deps.ts'

/** Erases the texts and the company from its cases. Decisions and their moderators stay. */
export const eraseCasesJob = handle('erase-cases', async ({ payload, deps }) => {
  await deps.database.transaction(async (trx) => {
    await run(
      trx,
      sql`update moderation_cases set
       name = ${erasedText},
       company_name = ${erasedText},
       findings = '[]',
       reason = reason || jsonb_build_object('quote', null, 'message', ${erasedText}::text),
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
      sql`update appeals set
          statement = statement || jsonb_build_object('quote', null, 'message', ${erasedText}::text),
          message = case when message is not null then ${erasedText} end
        where decision_guid in (select case_guid from moderation_cases where company_guid = ${payload.companyGuid})
          or (target_type = 'company' and target_guid = ${payload.companyGuid})`,
    )
    await run(
      trx,
      sql`update audit_entries set note = null where note is not null
          and case_guid in (select case_guid from moderation_cases where company_guid = ${payload.companyGuid})`,
    )
    await run(
      trx,
      sql`update report_decisions set message = ${erasedText} where decision_guid in (
          select decision_guid from reports where decision_guid is not null and (
            target_guid = ${payload.companyGuid}
            or target_guid in (select publication_guid from moderation_cases where company_guid = ${payload.companyGuid})))`,
    )
  })
})
