import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'

const contact = { path: paths.contactUs(), pressed: ['mf-content.contact.submit'] }

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
]
