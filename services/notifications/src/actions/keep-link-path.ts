import { paths } from '@sild/paths'
import { asSystem, type Calls } from '@sild/service-kit'
import type { Notification } from '../models/notification.ts'

/** The link to extend a publication, if the mail is only about its end; otherwise undefined. */
export async function keepLinkPath(calls: Calls, news: readonly Notification[]): Promise<string | undefined> {
  const [only] = news
  if (news.length !== 1 || only?.type !== 'publication-expiring' || !('publicationGuid' in only.target))
    return undefined
  const { token } = await calls.call(
    'writeKeepLink',
    { params: { guid: only.target.publicationGuid } },
    { actor: asSystem('a mail asks whether a publication is still valid') },
  )
  return token === null ? undefined : paths.stillValid(token)
}
