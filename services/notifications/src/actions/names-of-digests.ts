import { asSystem, type Calls } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'

/** What each digest among the news has found, by the notification's guid; without those that have found nothing that is still there. */
export async function namesOfDigests(
  calls: Calls,
  news: readonly Pick<Notification, 'notificationGuid' | 'target'>[],
): Promise<ReadonlyMap<string, string>> {
  const actor = asSystem('a mail names what was found')
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
