import { erasedText } from '@sild/contract/erasure'
import { endResponses } from '../actions/end-responses.ts'
import { refreshAuthor } from '../actions/ensure-author.ts'
import { eraseTags } from '../actions/erase-tags.ts'
import { eraseWritten } from '../actions/erase-written.ts'
import { handle } from '../deps.ts'
import { Promotion } from '../models/promotion.ts'

/** Erases the publications and drafts of a deleted company, and its responses to others. */
export const eraseCompanyPublicationsJob = handle('erase-company-publications', async ({ payload, deps }) => {
  // First nothing more comes from a session that still knows the company.
  await refreshAuthor(deps, payload.companyGuid)
  await eraseWritten(deps, payload)
  await deps.database.transaction(async (trx) => {
    await endResponses(trx, deps, payload.companyGuid)
    await eraseTags(trx, deps, payload)
    // Moderators said why a promotion was refused.
    await Promotion.query(trx).where(payload).whereNotNull('refusal').patch({ refusal: erasedText })
  })
})
