import type { SiteSettings } from '@sild/contract/content/site-schemas'

/** Contacts of the portal's operator, for the footer. */
export type SiteContacts = Pick<SiteSettings, 'email' | 'socialLinks'>
