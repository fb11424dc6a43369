import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'
import { guidOf, reportReply } from '@sild/testing/replies'
import { memberSession, moderatorSession } from '@sild/testing/sessions'
import { paymentsMocks } from './pages/payments/payments-mocks.ts'

const report = {
  path: paths.report(guidOf(801)),
  session: moderatorSession(),
  api: { getReport: () => reportReply(1) },
  pressed: ['mf-backoffice.report.submit'],
}
const accounts = {
  path: paths.supportAccounts(),
  session: memberSession({ user: { roles: ['support'] }, roles: ['support'], company: null }),
  pressed: ['mf-backoffice.accounts.submit'],
}

const settle = {
  path: paths.backofficePayments(),
  session: accounts.session,
  api: paymentsMocks,
  open: 'mf-backoffice.payments.settle',
  pressed: ['mf-backoffice.payments.settle.submit'],
}

const newCode = {
  path: `${paths.backofficePayments()}?view=codes`,
  session: accounts.session,
  api: paymentsMocks,
  open: 'mf-backoffice.payments.codes.add',
  pressed: ['mf-backoffice.payments.codes.submit'],
}

/** Which message of section 5 stands where on the pages of this app. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...report, field: 'mf-backoffice.report.outcome', code: 'choice-required' },
  { ...report, field: 'mf-backoffice.report.message', code: 'required' },
  {
    ...accounts,
    typed: { 'mf-backoffice.accounts.current': 'mari@sild.test', 'mf-backoffice.accounts.new': 'mari@sild.test' },
    field: 'mf-backoffice.accounts.new',
    code: 'same-email',
  },
  {
    ...settle,
    typed: { 'mf-backoffice.payments.settle.amount': '61.87' },
    field: 'mf-backoffice.payments.settle.amount',
    code: 'amount-differs',
    values: { val: 61.88 },
    refusedBy: ['settleTransfer', 'amountCents'],
  },
  {
    ...newCode,
    typed: { 'mf-backoffice.payments.codes.field.code': 'TAKEN' },
    field: 'mf-backoffice.payments.codes.field.code',
    code: 'code-taken',
    refusedBy: ['createPromoCode', 'code'],
  },
  {
    ...newCode,
    typed: {
      'mf-backoffice.payments.codes.field.code': 'SPRING',
      'mf-backoffice.payments.codes.field.validFrom': '2026-12-02',
      'mf-backoffice.payments.codes.field.validUntil': '2026-12-01',
    },
    field: 'mf-backoffice.payments.codes.field.validUntil',
    code: 'dates-upside-down',
  },
]
