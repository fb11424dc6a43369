import type { ApiClient } from '@sild/api-client'
import { getSiteSettings } from '@sild/contract/content/site-operations'
import { noContacts } from '../chrome/site-contacts.ts'
import type { SiteContacts } from '../document/site-contacts.ts'

export type AskContacts = (api: ApiClient) => Promise<SiteContacts>

/** No page waits longer for its footer. */
const deadlineMs = 500
/** For how long new documents may show the former ones after an editor has changed them. */
const freshMs = 10_000

/**
 * What the footer of documents shows, asked for once in a while and by one document at a time. Where the service does not say so in time
 * it is what was known, and the portal's own where nothing was.
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
      // Asked again when its time is over, and not by every document until then.
    }
    freshUntil = now() + freshMs
    asking = null
    return known
  }
  return async (api) => (now() < freshUntil ? known : await (asking ??= ask(api)))
}
