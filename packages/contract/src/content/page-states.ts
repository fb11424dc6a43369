/** States of a draft revision: readers see the last published revision, independently of the next. */
export const pageStates = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type PageState = (typeof pageStates)[number]

/** Problems that the editor shows for a text. */
export const textProblemKinds = [
  'link-unknown',
  'anchor-unknown',
  'link-refused',
  'picture-elsewhere',
  'html-removed',
  'table-broken',
] as const

/** Pages in this section need the agreement of members. */
export const policySection = 'policies'
export const webinarSection = 'webinar'
export const datedSections: readonly string[] = ['events', webinarSection]
/** Pages in these sections show only a title and a short text. */
export const briefSections: readonly string[] = ['faq', 'home-reviews']
