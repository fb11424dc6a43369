import { plansReply } from '@sild/testing/plans'
import { paths } from '@sild/paths'
import { pageReply, pageSummaryReply, siteSettingsReply } from '@sild/testing/pages'
import { cardReply, categoriesReply, guidOf } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { reviewReply } from '@sild/testing/reviews'
import { suggestionsReply } from '@sild/testing/suggestions'

const held = { startsAt: '2026-05-06T14:00:00Z', place: 'Tallinn', categorySlug: 'plans' }
const helpCategory = { slug: 'plans', title: 'Plans', description: 'What they hold', pagesCount: 1 }

export const mocks: StandaloneMocks = {
  api: {
    getMarketOverview: () => ({
      counts: { tasks: 84, services: 130, experts: 104, companies: 64 },
      categories: [{ categoryId: 1, tasks: 12, services: 20, experts: 8 }],
      newest: [1, 2, 3].map((number) => cardReply(number)),
    }),
    listCategories: categoriesReply,
    listSearchSuggestions: () => suggestionsReply(),
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
    listPages: ({ body }) => ({
      list: [pageSummaryReply('first-brief', { categorySlug: body.filters.categorySlug ?? 'blog' })],
      total: 1,
    }),
    listPageCategories: () => ({ list: [{ ...helpCategory, parentSlug: 'help-center' }] }),
    getPage: ({ params: { slug } }) =>
      pageReply(slug, slug === 'first-brief' ? held : { ...held, categorySlug: 'webinar' }),
    getSiteSettings: () => siteSettingsReply(),
    sendContactForm: () => ({ acknowledged: true }),
    registerForWebinar: () => ({ acknowledged: true }),
  },
  addresses: {
    'mf-content.blog-slug': paths.blogArticle('first-brief'),
    'mf-content.news-slug': paths.newsArticle('first-brief'),
    'mf-content.events-slug': paths.event('first-brief'),
    'mf-content.confirm-newsletter': paths.confirmNewsletter('token'),
    'mf-content.end-newsletter': paths.endNewsletter('token'),
    'mf-content.webinar': paths.webinar('second-webinar'),
    'mf-content.help-center-category': paths.helpCategory('plans'),
    'mf-content.help-center-category-slug': paths.helpArticle('plans', 'first-brief'),
  },
}
