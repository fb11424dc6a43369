import type { Page, PageSummary } from '@sild/contract/content/schemas'
import type { SiteSettings } from '@sild/contract/content/site-schemas'

/** An article as lists show it; `own` overrides what matters to the test. */
export const pageSummaryReply = (slug: string, own: Partial<PageSummary> = {}): PageSummary => ({
  slug,
  categorySlug: 'blog',
  title: 'How to write a brief',
  summary: 'Five lines are enough.',
  coverUrl: null,
  publishedAt: '2026-03-01T09:00:00Z',
  readingMinutes: 3,
  startsAt: null,
  endsAt: null,
  place: null,
  ...own,
})

/** A page with its text, as it is read. */
export const pageReply = (slug: string, own: Partial<Page> = {}): Page => ({
  ...pageSummaryReply(slug),
  guid: '0b0e7f0a-0000-4000-8000-00000000d001',
  html: '<h2 id="goal">The goal</h2><p>Say what should be different.</p>',
  video: null,
  speakers: [],
  agenda: [],
  ...own,
})

/** What the admins have set; `own` overrides what matters to the test. */
export const siteSettingsReply = (own: Partial<SiteSettings> = {}): SiteSettings => ({
  email: 'hello@sild.test',
  phone: '',
  address: '',
  socialLinks: [{ name: 'Mastodon', url: 'https://mastodon.social/@sild' }],
  version: 1,
  ...own,
})
