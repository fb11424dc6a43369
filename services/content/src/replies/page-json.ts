/** Fields of a page, of `pages p` and its `page_texts t` in the reader's language. */
export const pageSummaryFields = `
  'slug', p.slug,
  'categorySlug', p.category_slug,
  'title', t.title,
  'summary', t.summary,
  'coverUrl', p.cover_url,
  'publishedAt', instant(p.published_at),
  'readingMinutes', t.reading_minutes,
  'startsAt', instant(p.starts_at),
  'place', t.place`
