import { suspensionGrounds } from '@sild/contract/accounts/staff-schemas'
import { approvableOperations, approvalStates, approvalViews } from '@sild/contract/audit/approval-schemas'
import { flagKeys } from '@sild/contract/content/flags'
import { locales, moderationRules, reportReasons } from '@sild/contract/enums'
import { figureRangeNames } from '@sild/contract/figures'
import { appealObstacles, appealOutcomes, decisionKinds } from '@sild/contract/moderation/appeal-schemas'
import { tagStates } from '@sild/contract/publications/tag-schemas'
import { appealStates } from '../../mf-backoffice/src/pages/appeals/appeals-input.ts'
import { figureIds } from '../../mf-backoffice/src/pages/figures/figure.ts'
import { placeGroups } from '../../mf-backoffice/src/pages/home/places.ts'
import { workIds } from '../../mf-backoffice/src/pages/home/work-ids.ts'

/** Entries of `dynamicMessages` for the home page of the staff and the pages of admins. */
const places = placeGroups.flatMap((group) => group.places)

/** Names of objects in paths and bodies of operations that need an approval. */
const approvedFields = [
  'companyGuid',
  'paymentGuid',
  'differenceGuid',
  'tagGuid',
  'intoGuid',
  'categoryId',
  'intoId',
  'amountCents',
  'reason',
  'days',
  'plan',
  'code',
  'maxUses',
  'validFrom',
  'validUntil',
  'xml',
]

export const dynamicDeskMessages: Readonly<Record<string, readonly string[]>> = {
  'mf-backoffice.approvals.view.*': approvalViews,
  'mf-backoffice.approvals.empty.*': approvalViews,
  'mf-backoffice.approvals.empty.*.text': approvalViews,
  'mf-backoffice.approvals.operation.*': approvableOperations,
  'mf-backoffice.approvals.state.*': approvalStates,
  'mf-backoffice.approvals.field.*': approvedFields,
  'mf-backoffice.categories.done.*': ['names', 'merge', 'close', 'open'],
  'mf-backoffice.*.title': places.map(({ id }) => id),
  'mf-backoffice.*.description': places.map(({ id }) => id),
  'mf-backoffice.home.places.*': placeGroups.map(({ id }) => id),
  'mf-backoffice.home.work.*': workIds,
  'mf-backoffice.jobs.queue.column.*': ['name', 'waiting', 'since', 'running', 'delayed', 'failed'],
  'mf-backoffice.appeals.state.*': appealStates,
  'mf-backoffice.appeals.empty.*': appealStates,
  'mf-backoffice.appeals.empty.*.text': appealStates,
  'mf-backoffice.appeals.kind.*': decisionKinds,
  'mf-backoffice.appeals.outcome.*': appealOutcomes,
  'mf-backoffice.appeal.outcome.*': appealOutcomes,
  'mf-backoffice.appeal.turned.*': decisionKinds,
  'mf-backoffice.appeal.obstacle.*': appealObstacles,
  'mf-backoffice.appeal.ground.*': [...moderationRules, ...reportReasons, ...suspensionGrounds],
  'mf-backoffice.flags.name.*': flagKeys,
  'mf-backoffice.flags.about.*': flagKeys,
  'mf-backoffice.tags.state.*': tagStates,
  'mf-backoffice.tags.action.*': ['names', 'merge', 'ban'],
  'mf-backoffice.tags.action.*.of': ['names', 'merge', 'ban'],
  'mf-backoffice.tags.done.*': ['names', 'merge', 'ban', 'allow'],
  'mf-backoffice.names.*': locales,
  'mf-backoffice.figures.*.title': figureIds,
  'mf-backoffice.figures.*.description': figureIds,
  'mf-backoffice.figures.range.*': figureRangeNames,
}
