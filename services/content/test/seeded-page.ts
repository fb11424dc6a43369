import type { SeededPage } from '../src/actions/seed-page.ts'

const text = (title: string) => ({
  title,
  summary: `${title}.`,
  markdown: `## ${title}\n\nBody <script>alert(1)</script>`,
})

/** A published page; `own` overrides what matters to the test. */
export const seededPage = (slug: string, own: Partial<SeededPage> = {}): SeededPage => ({
  slug,
  categorySlug: 'blog',
  showOnMain: false,
  coverKey: null,
  publishedAt: new Date('2026-01-01'),
  texts: { en: text('Title'), et: text('Pealkiri'), fr: text('Titre') },
  ...own,
})
