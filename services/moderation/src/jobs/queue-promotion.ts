import { asSystem } from '@sild/service-kit'
import { queueCase } from '../actions/queue-case.ts'
import { handle } from '../deps.ts'
import { screen } from '../screening/screen.ts'
import { textFingerprint } from '../screening/text-fingerprint.ts'

/** Queues a paid promotion for a moderator once, with the publication as readers see it. */
export const queuePromotionJob = handle(
  'queue-promotion',
  async ({ deps, payload: { promotionGuid, publicationGuid } }) => {
    const body = { publicationGuids: [publicationGuid], content: 'approved' as const }
    const actor = asSystem('a promotion is looked at')
    const [snapshot] = (await deps.calls.call('getPublicationSnapshots', { body }, { actor })).publications
    // The publications service withdraws the promotion itself.
    if (!snapshot?.isLive) return
    await deps.database.transaction((trx) =>
      queueCase(trx, deps, {
        snapshot,
        approvedBefore: null,
        findings: screen(snapshot),
        textFingerprint: textFingerprint(snapshot.description),
        promotionGuid,
      }),
    )
  },
)
