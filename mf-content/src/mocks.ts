import type { Page, PageSummary } from '@sild/contract/content/schemas'
import { plansReply } from '@sild/testing/plans'
import { paths } from '@sild/paths'
import { cardReply, categoriesReply, guidOf } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { reviewReply } from '@sild/testing/reviews'

const summary = (categorySlug: string, own: Partial<PageSummary> = {}): PageSummary => ({
  slug: 'first-brief',
  categorySlug,
  title: 'How to write a brief',
  summary: 'Five lines are enough.',
  coverUrl: null,
  publishedAt: '2026-03-01T09:00:00Z',
  readingMinutes: 3,
  startsAt: null,
  place: null,
  ...own,
})
const page = (slug: string): Page => ({
  ...summary('blog', { slug }),
  html: '<h2 id="goal">The goal</h2><p>Say what should be different.</p>',
  startsAt: '2026-05-06T14:00:00Z',
  place: 'Tallinn',
  endsAt: null,
})
const helpCategory = { slug: 'plans', title: 'Plans', description: 'What they hold', pagesCount: 1 }

export const mocks: StandaloneMocks = {
  api: {
    getMarketOverview: () => ({
      counts: { tasks: 84, services: 130, experts: 104, companies: 64 },
      categories: [{ categoryId: 1, tasks: 12, services: 20, experts: 8 }],
      newest: [1, 2, 3].map((number) => cardReply(number)),
    }),
    listCategories: categoriesReply,
    listRecentReviews: () => ({
      list: [
        {
          ...reviewReply({
            author: { guid: guidOf(9001), slug: 'loire-logiciel', name: 'Loire Logiciel', logoUrl: null },
            text: 'On time and to the point.',
          }),
          company: { slug: 'kask-ja-pojad', name: 'Kask ja Pojad OÜ' },
        },
      ],
    }),
    listPlans: plansReply,
    listPages: ({ body }) => ({ list: [summary(body.filters.categorySlug ?? 'blog')], total: 1 }),
    listPageCategories: () => ({ list: [{ ...helpCategory, parentSlug: 'help-center' }] }),
    getPage: ({ params }) => page(params.slug),
    sendContactForm: () => ({ acknowledged: true }),
    registerForWebinar: () => ({ acknowledged: true }),
  },
  addresses: {
    'mf-content.blog-slug': paths.blogArticle('first-brief'),
    'mf-content.news-slug': paths.newsArticle('first-brief'),
    'mf-content.events-slug': paths.event('first-brief'),
    'mf-content.help-center-category': paths.helpCategory('plans'),
    'mf-content.help-center-category-slug': paths.helpArticle('plans', 'first-brief'),
  },
}
