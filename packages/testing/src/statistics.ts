import type { Statistics } from '@sild/contract/publications/statistics-schemas'

/** Thirty days in March, with more looks each day. */
export const statisticsReply = (own: Partial<Statistics> = {}): Statistics => ({
  days: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-03-${String(index + 1).padStart(2, '0')}`,
    viewsCount: index,
    responsesCount: index % 10 === 0 ? 1 : 0,
    favoritesCount: index % 15 === 0 ? 1 : 0,
  })),
  total: { viewsCount: 435, responsesCount: 3, favoritesCount: 2 },
  before: { viewsCount: 210, responsesCount: 1, favoritesCount: 0 },
  ...own,
})
