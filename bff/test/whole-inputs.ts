import type { OperationName } from '@sild/contract/operations'

export type Part = 'params' | 'query' | 'body'
export type Whole = Partial<Record<Part, unknown>>

const inEach = <T>(value: T): Record<'en' | 'et' | 'fr', T> => ({ en: value, et: value, fr: value })
const file = (name: string): string => `https://files.sild-uploads.test/pages/${name}`
const endpoint = 'https://push.example/device/1'
const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) }
const pageContent = {
  slug: 'how-to-choose',
  categorySlug: 'blog',
  showOnMain: false,
  position: 1,
  coverUrl: file('cover.png'),
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: '2026-12-01T12:00:00.000Z',
  video: { url: file('film.mp4'), posterUrl: file('poster.png') },
  needsAcceptance: false,
  speakers: [{ name: 'Mari Maasikas', position: inEach('Partner'), biography: inEach('Writes software.') }],
  agenda: [{ startTime: '12:00', endTime: '12:30', title: inEach('Welcome'), description: inEach('Who is here.') }],
  texts: inEach({
    title: 'How to choose',
    summary: 'What to ask a partner.',
    place: 'Tallinn',
    markdown: '## Ask first',
    captionsUrl: file('captions.vtt'),
  }),
}

/** What words and numbers by chance do not come to. */
export const wholeInputs: Partial<Record<OperationName, Whole>> = {
  createPage: { body: { content: pageContent } },
  savePage: { body: { revision: 1, content: pageContent } },
  savePushSubscription: { body: { endpoint, keys, userAgent: 'Firefox' } },
  renewPushSubscription: { body: { before: { endpoint, auth: keys.auth }, renewed: { endpoint, keys } } },
  removePushSubscription: { body: { endpoint } },
  updateNewsPreferences: {
    body: { unmailedTopics: ['reviews'], quietHours: { from: 21, until: 8, timeZone: 'Europe/Tallinn' } },
  },
  createPromoCode: {
    body: {
      code: 'SPRING',
      plan: 'startup',
      days: 30,
      maxUses: 10,
      validFrom: '2026-12-01T00:00:00.000Z',
      validUntil: '2026-12-31T00:00:00.000Z',
    },
  },
  saveRequisites: {
    body: {
      version: 0,
      organisation: 'Põhja Tarkvara OÜ',
      firstName: 'Mari',
      lastName: 'Maasikas',
      vatId: 'EE100931558',
      regCode: 'none',
      orgAddress: 'Pärnu mnt 10, Tallinn',
      additionalAddress: '3. korrus',
      postalCode: '10148',
      mobilePhone: '+372 5555 5555',
    },
  },
}
