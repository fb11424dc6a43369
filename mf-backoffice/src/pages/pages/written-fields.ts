/** Of a page in one language, and of the page in all of them, as a difference names them. */
export const textFields = ['title', 'summary', 'place', 'markdown', 'captionsUrl'] as const
export const pageFields = [
  'slug',
  'categorySlug',
  'coverUrl',
  'startsAt',
  'endsAt',
  'showOnMain',
  'needsAcceptance',
  'position',
] as const
