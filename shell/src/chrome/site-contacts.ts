import { getSiteSettings } from '@sild/contract/content/site-operations'
import { useApi } from '@sild/shell-api'
import { createContext, use, useEffect, useState } from 'react'
import type { SiteContacts } from '../document/site-contacts.ts'

/** Until it is known better, and while nobody can say. */
export const noContacts: SiteContacts = { email: 'hello@sild.test', socialLinks: [] }

/** As the document was rendered with; null where its page is left to the browser. */
export const SiteContactsContext = createContext<SiteContacts | null>(null)

/** Mailbox and profiles as the admins have set them: from the document, or asked for once. */
export function useSiteContacts(): SiteContacts {
  const api = useApi()
  const inDocument = use(SiteContactsContext)
  const [asked, setAsked] = useState<SiteContacts | null>(null)
  useEffect(() => {
    if (inDocument) return
    const leaving = new AbortController()
    api.call(getSiteSettings, { signal: leaving.signal }).then(setAsked, () => undefined)
    return () => leaving.abort()
  }, [api, inDocument])
  return inDocument ?? asked ?? noContacts
}
