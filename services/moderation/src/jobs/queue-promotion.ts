import { asSystem } from '@sild/service-kit'
import { queueCase } from '../actions/queue-case.ts'
import { handle } from '../deps.ts'
import { screen } from '../screening/screen.ts'
import { textFingerprint } from '../screening/text-fingerprint.ts'

/** Queues what was paid to stand above others for a person, as readers see it, once a promotion. */
export const queuePromotionJob = handle(
  'queue-promotion',
  async ({ deps, payload: { promotionGuid, publicationGuid } }) => {
    const body = { publicationGuids: [publicationGuid], content: 'approved' as const }
    const actor = asSystem('a promotion is looked at')
    const [snapshot] = (await deps.calls.call('getPublicationSnapshots', { body }, { actor })).publications
    // Publications takes the promotion back by itself.
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
