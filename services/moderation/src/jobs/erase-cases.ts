import { erasedText } from '@sild/contract/erasure'
import { handle } from '../deps.ts'

/** What was decided stays, and by whom; what was written and by which company does not. */
export const eraseCases = handle('erase-cases', async ({ payload, deps }) => {
  await deps.database.knex.raw(
    `update moderation_cases set
       name = :text,
       company_name = :text,
       findings = '[]',
       reason = reason || '{"quote":null}',
       approved_before = null,
       text_fingerprint = '',
       publication = publication
         || jsonb_build_object('name', cast(:text as text), 'description', cast(:text as text), 'slug', 'deleted-' || publication_guid,
              'media', cast('[]' as jsonb), 'translations', cast('{}' as jsonb), 'speciality', null, 'cvUrl', null)
         || jsonb_build_object('author', publication -> 'author'
              || jsonb_build_object('name', cast(:text as text), 'slug', 'deleted-' || company_guid, 'logoUrl', null))
     where company_guid = :companyGuid`,
    { text: erasedText, companyGuid: payload.companyGuid },
  )
})
