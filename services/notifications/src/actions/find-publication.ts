import { asSystem } from '@sild/service-kit'
import type { Reply } from '@sild/contract'
import type { NotificationsDeps } from '../deps.ts'

type Snapshot = Reply<'getPublicationSnapshots'>['publications'][number]

/** The current publication; undefined if it was deleted. */
export async function findPublication(
  { calls }: Pick<NotificationsDeps, 'calls'>,
  publicationGuid: string,
): Promise<Snapshot | undefined> {
  const { publications } = await calls.call(
    'getPublicationSnapshots',
    { body: { publicationGuids: [publicationGuid] } },
    { actor: asSystem('the owner of the publication is notified') },
  )
  return publications[0]
}

export const publicationTarget = ({ guid: publicationGuid, cardType }: Pick<Snapshot, 'guid' | 'cardType'>) => ({
  publicationGuid,
  cardType,
})
