import { asSystem, type Calls } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'

/** The hit names of each search digest, by notification guid. Digests without remaining hits are left out. */
export async function namesOfDigests(
  calls: Calls,
  news: readonly Pick<Notification, 'notificationGuid' | 'target'>[],
): Promise<ReadonlyMap<string, string>> {
  const actor = asSystem('a mail names the found publications')
  const names = await Promise.all(
    news.map(async ({ notificationGuid, target }): Promise<[string, string][]> => {
      if (!('savedSearchGuid' in target)) return []
      const input = { params: { guid: target.savedSearchGuid }, query: { toldAt: target.toldAt } }
      const { digest } = await calls.call('getSearchDigest', input, { actor })
      return digest && digest.hits.length > 0
        ? [[notificationGuid, digest.hits.map(({ name }) => name).join(' · ')]]
        : []
    }),
  )
  return new Map(names.flat())
}
