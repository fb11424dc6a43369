import { paths } from '@sild/paths'
import { keptReplies } from '@sild/testing/kept'
import type { FieldMessage } from '@sild/testing/field-message'
import { categoriesReply, companyPageReply, publicationReply, searchReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'

const session = memberSession({ user: { userType: 'provider' } })
const publication = publicationReply()
const company = companyPageReply()
const respond = {
  path: paths.publication('project', publication.slug),
  session,
  api: {
    ...keptReplies(),
    getPublication: () => publication,
    listCategories: categoriesReply,
    search: () => searchReply(),
    recordViews: () => ({ acknowledged: true }) as const,
  },
  open: 'mf-search.respond.project',
  pressed: ['mf-search.respond.send'],
  field: 'mf-search.respond.message',
}
const report = {
  path: paths.company(company.slug),
  session,
  api: {
    ...keptReplies(),
    getCompany: () => company,
    listCompanyReviews: () => ({ list: [], total: 0 }),
    getCompanyVerification: () => ({ status: 'not-checked' as const, checks: [] }),
    getMyReview: () => ({ review: null, mayReview: false, isAwaited: false }),
  },
  open: 'mf-search.report.company',
  pressed: ['mf-search.report.submit'],
}

const review = {
  ...report,
  api: { ...report.api, getMyReview: () => ({ review: null, mayReview: true, isAwaited: false }) },
  open: 'mf-search.review.write',
  pressed: ['mf-search.review.submit'],
}

/** Which message of section 5 stands where on the pages of this app. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...respond, code: 'required' },
  {
    ...respond,
    typed: { 'mf-search.respond.message': 'x'.repeat(1001) },
    code: 'length-max',
    values: { val: 1000 },
  },
  { ...report, field: 'mf-search.report.reason', code: 'choice-required' },
  {
    ...report,
    typed: { 'mf-search.report.text': 'No' },
    field: 'mf-search.report.text',
    code: 'length-min',
    values: { val: 3 },
  },
  { ...report, field: 'mf-search.report.goodFaith', code: 'good-faith-required' },
  { ...review, field: 'mf-search.review.ratingQuality', code: 'required' },
  {
    ...review,
    typed: { 'mf-search.review.text': 'No' },
    field: 'mf-search.review.text',
    code: 'length-min',
    values: { val: 3 },
  },
]
