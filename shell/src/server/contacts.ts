import type { ApiClient } from '@sild/api-client'
import { getSiteSettings } from '@sild/contract/content/site-operations'
import { noContacts } from '../chrome/site-contacts.ts'
import type { SiteContacts } from '../document/site-contacts.ts'

export type AskContacts = (api: ApiClient) => Promise<SiteContacts>

/** Maximum delay of a page for its footer. */
const deadlineMs = 500
/** For how long new documents may show the old contacts after a change. */
const freshMs = 10_000

/**
 * Contacts in the footer of documents, cached and loaded by one document at a time. If the service does not answer in
 * time, the last known ones are used, or else the defaults of the portal.
 */
export function createContacts(now: () => number = () => performance.now()): AskContacts {
  let known = noContacts
  let freshUntil = -Infinity
  let asking: Promise<SiteContacts> | null = null
  const ask = async (api: ApiClient): Promise<SiteContacts> => {
    try {
      const { email, socialLinks } = await api.call(getSiteSettings, { signal: AbortSignal.timeout(deadlineMs) })
      known = { email, socialLinks }
    } catch {
      // After a failure the next request waits until the cache expires, so that not every document tries again.
    }
    freshUntil = now() + freshMs
    asking = null
    return known
  }
  return async (api) => (now() < freshUntil ? known : await (asking ??= ask(api)))
}
