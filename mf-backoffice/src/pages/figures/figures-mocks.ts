import { type FigureRange, figureRanges } from '@sild/contract/figures'
import type { ApiMocks } from '@sild/testing/mock-api'

const last = Date.parse('2026-11-24T00:00:00Z')
const DAY_MS = 86_400_000
const countedAt = '2026-11-24T09:50:00Z'

/** The steps of a range with their counts; they end on a fixed day. */
const stepsOf = <Counts>(range: FigureRange, counts: (index: number) => Counts) =>
  Array.from({ length: figureRanges[range].count }, (_, index) => ({
    from: new Date(last - (figureRanges[range].count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    ...counts(index),
  }))

/** The operations of the figures. */
export const figuresMocks = {
  getSignUpFigures: ({ query: { range } }) => ({
    countedAt,
    steps: stepsOf(range, (index) => ({ registeredCount: 2 + (index % 3), verifiedCount: 1 + (index % 3) })),
    total: { registeredCount: 90, verifiedCount: 60 },
    before: { registeredCount: 75, verifiedCount: 50 },
  }),
  getPublicationFigures: ({ query: { range } }) => ({
    countedAt,
    steps: stepsOf(range, (index) => ({ projectsCount: index % 4, servicesCount: 1, expertsCount: index % 2 })),
    total: { projectsCount: 45, servicesCount: 30, expertsCount: 15 },
    before: { projectsCount: 20, servicesCount: 20, expertsCount: 10 },
  }),
  getModerationFigures: ({ query: { range } }) => ({
    countedAt,
    steps: stepsOf(range, (index) => ({
      decidedCount: index % 5,
      inTimeCount: index % 5,
      medianMinutes: index % 5 === 0 ? null : 12,
      p90Minutes: index % 5 === 0 ? null : 40,
    })),
    total: { decidedCount: 60, inTimeCount: 57, medianMinutes: 14, p90Minutes: 75 },
    before: { decidedCount: 40, inTimeCount: 30, medianMinutes: 25, p90Minutes: 120 },
  }),
  getLiquidityFigures: ({ query: { range } }) => ({
    countedAt,
    steps: stepsOf(range, (index) => ({ projectsCount: index < 26 ? 2 : 0, answeredCount: index < 26 ? 1 : 0 })),
    total: { projectsCount: 52, answeredCount: 32 },
    before: { projectsCount: 40, answeredCount: 16 },
  }),
  getRetentionFigures: () => ({
    countedAt,
    cohorts: [
      { week: '2026-11-09', usersCount: 20, activeCounts: [18, 9, 7] },
      { week: '2026-11-16', usersCount: 0, activeCounts: [0, 0] },
      { week: '2026-11-23', usersCount: 8, activeCounts: [8] },
    ],
  }),
} satisfies ApiMocks
