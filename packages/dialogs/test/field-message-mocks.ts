import type { FieldMessage } from '@sild/testing/field-message'
import { memberSession } from '@sild/testing/sessions'

const session = memberSession()
const report = { path: '/report', session, pressed: ['dialogs.report.submit'] }
const review = { path: '/review', session, pressed: ['dialogs.review.submit'] }
const tooShort = { code: 'length-min', values: { val: 3 } } as const

/** Which message of section 5 stands where in the dialogs. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...report, field: 'dialogs.report.reason', code: 'choice-required' },
  { ...report, typed: { 'dialogs.report.text': 'No' }, field: 'dialogs.report.text', ...tooShort },
  { ...report, field: 'dialogs.report.goodFaith', code: 'good-faith-required' },
  { ...review, field: 'dialogs.review.ratingQuality', code: 'required' },
  { ...review, typed: { 'dialogs.review.text': 'No' }, field: 'dialogs.review.text', ...tooShort },
]
