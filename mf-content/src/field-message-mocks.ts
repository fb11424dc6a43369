import type { Page } from '@sild/contract/content/schemas'
import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'

const contact = { path: paths.contactUs(), pressed: ['mf-content.contact.submit'] }

const webinarPage: Page = {
  slug: 'how-to-find-b2b-partners',
  categorySlug: 'webinar',
  title: 'How to find B2B partners',
  summary: '',
  coverUrl: null,
  publishedAt: '2026-06-01T09:00:00Z',
  readingMinutes: 3,
  startsAt: '2999-07-26T14:00:00Z',
  endsAt: '2999-07-26T15:40:00Z',
  place: null,
  html: '',
}
const webinar = { path: paths.webinar(), api: { getPage: () => webinarPage }, pressed: ['mf-content.webinar.submit'] }

/** Which message of section 5 stands where on the pages of this app. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...contact, field: 'mf-content.contact.name', code: 'required' },
  { ...contact, typed: { 'mf-content.contact.email': 'mari' }, field: 'mf-content.contact.email', code: 'email' },
  {
    ...contact,
    typed: { 'mf-content.contact.message': 'Hi' },
    field: 'mf-content.contact.message',
    code: 'length-min',
    values: { val: 3 },
  },
  { ...contact, field: 'checkbox', code: 'terms-required' },
  {
    ...webinar,
    typed: { 'mf-content.webinar.company': 'OÜ' },
    field: 'mf-content.webinar.company',
    code: 'length-min',
    values: { val: 3 },
  },
  { ...webinar, typed: { 'mf-content.webinar.email': 'mari' }, field: 'mf-content.webinar.email', code: 'email' },
  { ...webinar, field: 'checkbox', code: 'terms-required' },
]
