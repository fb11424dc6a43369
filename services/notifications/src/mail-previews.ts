import { locales } from '@sild/contract'
import type { News } from '@sild/contract/notifications/schemas'
import { type MailedKind, mailedKinds } from '@sild/contract/notifications/mail-rules'
import type { MailPreview } from '@sild/letter'
import { paths } from '@sild/paths'
import { writeDigest } from './mails/write-digest.ts'
import { type NewsTexts, writeNews } from './mails/write-news.ts'
import type { DigestContent } from './models/digest.ts'

const guid = '019a9000-0000-7000-8000-000000000001'
const publication = 'Web shop for oak furniture'
const company = 'Põhja Tarkvara OÜ'
const toPublication = { publicationGuid: guid, cardType: 'project' } as const
const toReview = { companySlug: 'pohja-tarkvara', authorCompanyGuid: guid }
const unsubscribePath = paths.unsubscribe('mari@sild.test', 'example')

const ofKind: { readonly [Kind in MailedKind]: Omit<Extract<News, { type: Kind }>, 'type'> } = {
  'publication-approved': { values: { publication }, target: toPublication },
  'publication-rejected': { values: { publication }, target: toPublication },
  'publication-expiring': { values: { publication }, target: toPublication },
  'publication-expired': { values: { publication }, target: toPublication },
  'promotion-started': { values: { publication }, target: toPublication },
  'response-received': { values: { company, publication }, target: toPublication },
  'response-declined': {
    values: { company, publication },
    target: { responseGuid: guid, authorCompanyGuid: guid },
  },
  'response-withdrawn': { values: { company, publication }, target: { ...toPublication, authorCompanyGuid: guid } },
  'chat-message': { values: { company, publication }, target: { chatGuid: guid, authorCompanyGuid: guid } },
  'search-match': {
    values: { search: 'React', company, publication },
    target: { cardType: 'project', slug: 'web-shop', authorCompanyGuid: guid },
  },
  'search-digest': {
    values: { search: 'React', count: 3 },
    target: { savedSearchGuid: guid, toldAt: '2026-11-24T06:00:00.000Z' },
  },
  'company-review': { values: { company }, target: toReview },
  'review-awaited': { values: { company }, target: toReview },
  'content-hidden': {
    values: { targetType: 'publication', name: publication, reason: 'It names a phone number.' },
    target: toPublication,
  },
  'appeal-decided': {
    values: { outcome: 'turned', reason: 'The number is that of a standard, not of a phone.' },
    target: { decisionGuid: guid },
  },
}
const newsOf = (type: MailedKind): NewsTexts => ({ type, notificationGuid: type, ...ofKind[type] })
/** Texts that the job loads when it writes the mail. */
const found = new Map<string, string>([
  ['chat-message', 'When could you start?\n\nWe would like to open before Christmas.'],
  ['search-digest', [publication, 'Till for a bakery', 'Portal of a museum'].join(' · ')],
])

const single = mailedKinds().map((kind): MailPreview => ({
  name: kind,
  locales,
  write: (locale, publicUrl) =>
    writeNews([newsOf(kind)], {
      found,
      isAnswerable: kind === 'chat-message',
      keepPath: kind === 'publication-expiring' ? paths.stillValid('example') : undefined,
      locale,
      publicUrl,
      unsubscribePath,
    }),
}))
const several: MailPreview = {
  name: 'several',
  locales,
  write: (locale, publicUrl) =>
    writeNews((['response-received', 'chat-message', 'search-digest'] as const).map(newsOf), {
      found: new Map([['search-digest', found.get('search-digest') ?? '']]),
      isAnswerable: false,
      locale,
      publicUrl,
      unsubscribePath,
    }),
}

const week: Omit<DigestContent, 'locale'> = {
  cards: [
    {
      cardType: 'project',
      categoryId: 1,
      slug: 'web-shop',
      name: publication,
      companyGuid: guid,
      companyName: company,
    },
    {
      cardType: 'expert',
      categoryId: 1,
      slug: 'anu',
      name: 'React and Node, 12 years',
      companyGuid: guid,
      companyName: 'Kaja OÜ',
    },
  ],
  news: [{ slug: 'reviews', title: 'Reviews are here' }],
  numbers: { views: [3, 8, 5, 0, 12, 2, 9], responses: [0, 1, 0, 0, 2, 0, 1] },
}
const digest = (name: string, content: Omit<DigestContent, 'locale'>): MailPreview => ({
  name,
  locales,
  write: (locale, publicUrl) => writeDigest({ ...content, locale }, { publicUrl, unsubscribePath }),
})

export const mailPreviews: readonly MailPreview[] = [
  ...single,
  several,
  digest('digest', week),
  digest('digest-of-numbers', { ...week, cards: [], news: [] }),
  digest('digest-of-news', { ...week, cards: [], numbers: null }),
]
