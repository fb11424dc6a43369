import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'
import { guidOf, reportReply } from '@sild/testing/replies'
import { memberSession, moderatorSession } from '@sild/testing/sessions'
import { contentReply, editorPageReply, editorSession, pagesMocks } from './pages/pages/pages-mocks.ts'
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

const page = {
  path: paths.editorPage(guidOf(951)),
  session: editorSession,
  api: pagesMocks,
  pressed: ['mf-backoffice.pages.save'],
}
const submitted = { ...page, pressed: ['mf-backoffice.pages.submit'] }
const policy = {
  ...page,
  api: { ...pagesMocks, getEditorPage: () => editorPageReply({ content: contentReply({ categorySlug: 'policies' }) }) },
}

/** Pages of this app that show the messages of section 5. */
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
  },
  {
    ...newCode,
    typed: { 'mf-backoffice.payments.codes.field.code': 'TAKEN' },
    field: 'mf-backoffice.payments.codes.field.code',
    code: 'code-taken',
    refusedBy: ['requestApproval', 'code'],
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
  {
    ...page,
    typed: { 'mf-backoffice.pages.field.slug': 'First brief' },
    field: 'mf-backoffice.pages.field.slug',
    code: 'slug',
  },
  ...(['slug-taken', 'slug-fixed'] as const).map((code) => ({
    ...page,
    typed: { 'mf-backoffice.pages.field.slug': 'second-brief' },
    field: 'mf-backoffice.pages.field.slug',
    code,
    refusedBy: ['savePage', 'content.slug'] as const,
  })),
  {
    ...page,
    field: 'mf-backoffice.pages.field.categorySlug',
    code: 'category-unknown',
    refusedBy: ['savePage', 'content.categorySlug'],
  },
  {
    ...policy,
    field: 'mf-backoffice.pages.field.needsAcceptance',
    code: 'only-policies',
    refusedBy: ['savePage', 'content.needsAcceptance'],
  },
  {
    ...page,
    typed: { 'mf-backoffice.pages.field.markdown': `${'> '.repeat(51)}x` },
    field: 'mf-backoffice.pages.field.markdown',
    code: 'nesting-max',
    values: { val: 50 },
  },
  {
    ...page,
    typed: { 'mf-backoffice.pages.field.markdown': '_a'.repeat(2001) },
    field: 'mf-backoffice.pages.field.markdown',
    code: 'marks-max',
    values: { val: 2000 },
  },
  {
    ...submitted,
    field: 'mf-backoffice.pages.field.publishAt',
    code: 'time-past',
    refusedBy: ['submitPage', 'publishAt'],
  },
]
