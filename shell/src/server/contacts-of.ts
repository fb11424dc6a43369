import { getSiteSettings } from '@sild/contract/content/site-operations'
import type { RenderRequest } from '@sild/registry/renderer'
import { noContacts } from '../chrome/site-contacts.ts'
import type { SiteContacts } from '../document/site-contacts.ts'

/** No page waits longer for its footer. */
const deadlineMs = 500

/** What the footer of a document shows; the portal's own where the service does not say so in time. */
export async function contactsOf({ api, signal }: Pick<RenderRequest, 'api' | 'signal'>): Promise<SiteContacts> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
    const asked = api.call(getSiteSettings, { signal: inTime })
    const late = new Promise<never>((_resolve, reject) =>
      inTime.addEventListener('abort', () => reject(new Error('Late'))),
    )
    const { email, socialLinks } = await Promise.race([asked, late])
    return { email, socialLinks }
  } catch {
    return noContacts
  }
}
