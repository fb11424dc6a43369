import { createContext } from 'react'
import type { SiteContacts } from '../document/site-contacts.ts'

/** Where nobody can say better. */
export const noContacts: SiteContacts = { email: 'hello@sild.test', socialLinks: [] }

/** Mailbox and profiles as the admins have set them, from the document. */
export const SiteContactsContext = createContext(noContacts)
