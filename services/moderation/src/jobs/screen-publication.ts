import { asSystem } from '@sild/service-kit'
import { queueCase } from '../actions/queue-case.ts'
import { handle } from '../deps.ts'
import { findDuplicates } from '../screening/find-duplicates.ts'
import { screen } from '../screening/screen.ts'
import { textFingerprint } from '../screening/text-fingerprint.ts'

/** Screens a submission and queues it for a moderator, once per revision. A newer revision has its own job. */
export const screenPublicationJob = handle('screen-publication', async ({ payload, deps }) => {
  const { publicationGuid, revision } = payload
  const snapshotOf = async (content: 'current' | 'approved') => {
    const body = { publicationGuids: [publicationGuid], content }
    const { publications } = await deps.calls.call(
      'getPublicationSnapshots',
      { body },
      { actor: asSystem('a publication is screened') },
    )
    return publications[0]
  }
  const snapshot = await snapshotOf('current')
  if (snapshot?.publicationStatus !== 'MODERATION' || snapshot.revision !== revision) return

  const approved = snapshot.isLive ? await snapshotOf('approved') : undefined
  const approvedBefore = approved && {
    name: approved.name,
    description: approved.description,
    translations: approved.translations,
  }
  const fingerprint = textFingerprint(snapshot.description)
  const findings = [
    ...screen(snapshot),
    ...(await findDuplicates(deps.database.knex, { publicationGuid, textFingerprint: fingerprint })),
  ]
  await deps.database.transaction((trx) =>
    queueCase(trx, deps, {
      snapshot,
      approvedBefore: approvedBefore ?? null,
      findings,
      textFingerprint: fingerprint,
    }),
  )
})
