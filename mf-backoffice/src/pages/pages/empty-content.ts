import type { PageContent, PageText } from '@sild/contract/content/editor-schemas'

const emptyText: PageText = { title: '', summary: '', place: '', markdown: '', captionsUrl: null }

/** Content of a new page. */
export const emptyContent = (categorySlug: string): PageContent => ({
  slug: '',
  categorySlug,
  showOnMain: false,
  position: 0,
  coverUrl: null,
  startsAt: null,
  endsAt: null,
  video: null,
  needsAcceptance: false,
  speakers: [],
  agenda: [],
  texts: { en: emptyText, et: emptyText, fr: emptyText },
})
