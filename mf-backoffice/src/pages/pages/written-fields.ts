/** Names of fields in a difference: of one language, and of the whole page. */
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
