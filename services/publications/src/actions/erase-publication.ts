import { erasedText } from '@sild/contract/erasure'
import { expression, run, sql, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { PublicationsDeps } from '../deps.ts'
import { nextVersion } from '../models/next-version.ts'
import { Publication } from '../models/publication.ts'
import { Response } from '../models/response.ts'
import { announceChange } from './announce-change.ts'
import { returnUnseen } from './return-quota.ts'
import { showFiles } from './show-files.ts'

/** Marks erased publications: no author can choose such a slug. */
export const erasedSlug = expression`'deleted-' || publication_guid`

/** Deletes a publication permanently and erases all its texts. */
export async function erasePublication(
  trx: Transaction,
  deps: Pick<PublicationsDeps, 'live' | 'outbox'>,
  { companyGuid, publicationGuid, status, revision, version }: Publication,
): Promise<void> {
  const erased = await Publication.query(trx)
    .findById(publicationGuid)
    .patch({
      slug: erasedSlug,
      name: erasedText,
      description: erasedText,
      media: [],
      translations: {},
      speciality: null,
      cvKey: null,
      rejection: null,
      archiveFeedback: null,
      status: 'DELETED',
      deletedByCompanion: true,
      isLive: false,
      version: version + 1,
      updatedAt: fn.now(),
    })
    .returning('*')
    .first()
    .throwIfNotFound()
  await run(trx, sql`delete from approved_contents where publication_guid = ${publicationGuid}`)
  // Before the responses end: unviewed responses cost nothing.
  await returnUnseen(trx, deps, publicationGuid)
  await Response.query(trx).where({ publicationGuid }).patch({ declineText: null })
  await Response.query(trx)
    .where({ publicationGuid })
    .whereNotIn('status', ['ARCHIVED', 'DELETED'])
    .patch({ status: 'ARCHIVED', version: nextVersion })
  await showFiles(trx, deps, erased)
  const subject = { publicationGuid, revision }
  if (status === 'MODERATION') await deps.outbox.publish(trx, 'publication-withdrawn', subject)
  await deps.outbox.publish(trx, 'publication-closed', subject)
  announceChange(trx, deps, { publicationGuid, companyGuid })
  // Unviewed responses no longer count as news.
  deps.live.publish(trx, { to: { companyGuid }, type: 'activity', payload: {} })
}
