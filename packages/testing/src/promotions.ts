import type { Reply } from '@sild/contract'
import type { Promotion } from '@sild/contract/publications/promotion-schemas'
import { guidOf } from './replies.ts'

export const promotionOptions: Reply<'listOptions'> = {
  list: ([7, 14, 30] as const).map((days, index) => ({
    guid: guidOf(6101 + index),
    days,
    title: `Promotion, ${days} days`,
    priceCents: [1490, 2490, 4490][index]!, // One for each.
  })),
  claimedViewsFactor: 15,
}

/** A promotion of two weeks that is over; it brought the project five times as many views. */
export const promotionReply = (own: Partial<Promotion> = {}): Promotion => ({
  guid: guidOf(6002),
  publication: { guid: guidOf(1), cardType: 'project', name: 'Web shop for a furniture maker' },
  days: 14,
  startsAt: '2026-02-01T09:00:00Z',
  endsAt: '2026-02-15T09:00:00Z',
  isRunning: false,
  viewsCount: 280,
  viewsPerDay: 20,
  viewsPerDayBefore: 4,
  ...own,
})
