import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'
import { pageReply, siteSettingsReply } from '@sild/testing/pages'

const contact = {
  path: paths.contactUs(),
  api: { getSiteSettings: () => siteSettingsReply() },
  pressed: ['mf-content.contact.submit'],
}

const webinarPage = pageReply('how-to-find-b2b-partners', {
  categorySlug: 'webinar',
  startsAt: '2999-07-26T14:00:00Z',
  endsAt: '2999-07-26T15:40:00Z',
})
const webinar = {
  path: paths.webinar(webinarPage.slug),
  api: { getPage: () => webinarPage },
  pressed: ['mf-content.webinar.submit'],
}

/** Pages of this app that show the messages of section 5. */
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
