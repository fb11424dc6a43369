import type { Reply } from '@sild/contract/schemas'

const guidOf = (number: number): string => `0199d3c0-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A page of results as long as real ones are. */
export const searchReply: Reply<'search'> = {
  cards: Array.from({ length: 24 }, (_, index) => ({
    guid: guidOf(index),
    slug: `react-and-node-developers-for-a-logistics-portal-${index}`,
    cardType: 'project' as const,
    name: `React and Node developers for a logistics portal, phase ${index}`,
    summary:
      'We move pallets between Tallinn, Riga and Lyon and want our customers to follow them. The portal exists; it needs two more developers, tests that can be trusted and a map that does not lag.',
    locale: 'en' as const,
    categoryId: 12,
    tags: ['React', 'Node.js', 'PostgreSQL', 'Logistics'],
    paymentType: 'HOURLY' as const,
    budgetFromCents: null,
    budgetToCents: null,
    budgetPerHourCents: 5500,
    workType: 'OUTSTAFF' as const,
    workExperience: null,
    countryCodes: ['EE', 'FR'],
    isPromoted: false,
    viewsCount: 120 + index,
    responsesCount: 3,
    publishedAt: '2026-11-20T09:30:00.000Z',
    company: {
      guid: guidOf(1000 + index),
      slug: 'pohja-logistika',
      name: 'Põhja Logistika',
      logoUrl: null,
      isVerified: true,
      rating: 4.6,
    },
  })),
  total: 1000,
  isTotalExact: false,
  hiddenCount: 0,
  company: null,
  matches: [],
  promoted: [],
  promotedMatches: [],
  reading: { corrected: null, suggested: null, isPartial: false },
  page: 1,
  pagesCount: 40,
  facets: { categories: [{ value: 12, count: 640 }], countries: [{ value: 'EE', count: 512 }], workTypes: [] },
  counts: { tasks: 1000, services: 310, experts: 87, companies: 44 },
}
