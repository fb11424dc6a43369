import { paymentMethods } from '@sild/contract/billing/enums'
import {
  archiveReasons,
  cardTypes,
  feedbackReasonCodes,
  hoursPerWeekBuckets,
  languageLevels,
  locales,
  moderationRules,
  paymentTypes,
  projectDurations,
  publicationStatuses,
  responseStatuses,
  segments,
  workExperiences,
  workTypes,
} from '@sild/contract/enums'
import { neededParts } from '@sild/contract/publications/missing-parts'
import { kindsOfNumbers } from '../../mf-publications/src/pages/numbers/kinds-of-numbers.ts'
import { steps } from '../../mf-publications/src/pages/publish/steps.ts'
import { each, termsOfFacts } from './dynamic-values.ts'

const shownStatuses = publicationStatuses.filter((status) => status !== 'DELETED')

/** Entries of `dynamicMessages` for mf-publications. */
export const dynamicPublicationsMessages: Readonly<Record<string, readonly (string | number)[]>> = {
  'mf-publications.*': ['drafted', 'deleted'],
  'mf-publications.missing.part.*': neededParts,
  'mf-publications.kind.*': cardTypes,
  'mf-publications.kind.*.plural': cardTypes,
  'mf-publications.add.*': cardTypes,
  'mf-publications.tab.*': shownStatuses,
  'mf-publications.status.*': publicationStatuses,
  'mf-publications.notice.rule.*': moderationRules,
  'mf-publications.archive.reason.*': archiveReasons,
  'mf-publications.reason.*': feedbackReasonCodes,
  'mf-publications.still-valid.*': ['keep-link-invalid', 'keep-link-used', 'keep-link-expired'],
  'mf-publications.still-valid.*.text': ['keep-link-invalid', 'keep-link-used', 'keep-link-expired'],
  'mf-publications.list.empty.*': shownStatuses,
  'mf-publications.list.empty.*.text': shownStatuses,
  'mf-publications.promotion.method.*': paymentMethods,
  'mf-publications.action.*': ['promote', 'edit', 'template', 'draft', 'archive', 'delete'],
  'mf-publications.my-responses.view.*': ['all', 'unread', 'read', 'moderation'],
  'mf-publications.my-responses.kind.*': ['all', ...cardTypes],
  'mf-publications.my-responses.status.*': responseStatuses,
  'mf-publications.numbers.*': kindsOfNumbers,
  'mf-publications.fact.*': [...termsOfFacts, 'segment', 'languages', 'budget', 'tags'],
  'mf-publications.fact.*.*': [
    ...each('workType', workTypes),
    ...each('paymentType', paymentTypes),
    ...each('duration', projectDurations),
    ...each('hours', hoursPerWeekBuckets),
  ],
  'mf-publications.fact.workType.*': workTypes,
  'mf-publications.fact.paymentType.*': paymentTypes,
  'mf-publications.fact.duration.*': projectDurations,
  'mf-publications.fact.hours.*': hoursPerWeekBuckets,
  'mf-publications.fact.experience.*': workExperiences,
  'mf-publications.fact.segment.*': segments,
  'mf-publications.publish.*': ['budget-from', 'budget-to', 'price-from', 'price-to', 'per-hour'],
  'mf-publications.publish.name.hint.*': cardTypes,
  'mf-publications.publish.text.hint.*': cardTypes,
  'mf-publications.publish.step.*': steps,
  'mf-publications.publish.level.*': languageLevels,
  'mf-publications.publish.files.*': ['type', 'size'],
  'mf-publications.publish.in.*': locales,
  'mf-publications.publish.in.*.hint': locales,
  'mf-publications.publish.language.*': locales,
  'mf-publications.publish.create.*': cardTypes,
  'mf-publications.publish.edit.*': cardTypes,
  'mf-publications.publish.work-type.*.hint': workTypes,
}
