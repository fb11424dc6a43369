import { createContext } from 'react'
import type { SiteContacts } from '../document/site-contacts.ts'

/** Fallback if the document has no contacts. */
export const noContacts: SiteContacts = { email: 'hello@sild.test', socialLinks: [] }

/** Mailbox and profiles as the admins have set them, from the document. */
export const SiteContactsContext = createContext(noContacts)
