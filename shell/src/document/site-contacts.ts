import type { SiteSettings } from '@sild/contract/content/site-schemas'

/** What a footer says of whoever runs the portal. */
export type SiteContacts = Pick<SiteSettings, 'email' | 'socialLinks'>
