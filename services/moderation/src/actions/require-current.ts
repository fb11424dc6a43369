import { AppError, asSystem } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { withdrawCases } from './withdraw-cases.ts'

/**
 * Checks, before a decision, that the case shows the current revision, or that the publication to promote is still
 * live. Otherwise withdraws the case.
 * @throws case-not-found, case-outdated
 */
export async function requireCurrent(deps: ModerationDeps, caseGuid: string): Promise<void> {
  const found = await ModerationCase.query(deps.database.knex).findById(caseGuid)
  if (!found) throw new AppError('case-not-found')
  const { promotionGuid, publicationGuid, revision } = found
  const { publications } = await deps.calls.call(
    'getPublicationSnapshots',
    { body: { publicationGuids: [publicationGuid] } },
    { actor: asSystem('a decision applies to the version that was shown') },
  )
  const current = publications[0]
  if (promotionGuid && current?.isLive) return
  if (!promotionGuid && current?.revision === revision && current.publicationStatus === 'MODERATION') return
  if (found.settledAt) return
  await deps.database.transaction((trx) =>
    withdrawCases(trx, deps, { publicationGuid, promotionGuid, upToRevision: revision, cause: 'changed-by-author' }),
  )
  throw new AppError('case-outdated')
}
