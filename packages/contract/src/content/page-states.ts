/** Of what is being written: readers see the revision that was published last, whatever becomes of the next. */
export const pageStates = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type PageState = (typeof pageStates)[number]

/** What the editor is told of a text. */
export const textProblemKinds = [
  'link-unknown',
  'anchor-unknown',
  'link-refused',
  'picture-elsewhere',
  'html-removed',
  'table-broken',
] as const

/** In which pages have members' agreement, dates or speakers: by their section. */
export const policySection = 'policies'
export const webinarSection = 'webinar'
export const datedSections: readonly string[] = ['events', webinarSection]
/** A title and a few words are all that is shown of them. */
export const briefSections: readonly string[] = ['faq', 'home-reviews']
