export const locales = ['en', 'et', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The same text in every language of the portal. */
export type Localised = Record<Locale, string>

/**
 * Ages count back from the moment of seeding, so that the market never looks stale.
 * A negative age lies in the future; `timeAt(now, ageMinutes)` turns one into a Date.
 */
export type AgeMinutes = number

export type ImageKind =
  | 'logo'
  | 'avatar'
  | 'company-cover'
  | 'case'
  | 'gallery'
  | 'publication'
  | 'article'
  | 'event'
  | 'portrait'

/** Drawn on demand by `renderImage`; `label` gives the initials of logos and avatars. */
export interface DemoImage {
  kind: ImageKind
  key: string
  label: string
}
