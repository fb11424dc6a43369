import {
  billingActions,
  differenceKinds,
  paymentMethods,
  paymentStatuses,
  statementOutcomes,
} from '@sild/contract/billing/enums'
import { explainedApp } from '@sild/contract/delivery/schemas'
import { channelNames, pointerOperation } from '@sild/contract/delivery/shapes'
import { cardTypes, moderationRules, reportReasons } from '@sild/contract/enums'
import { reportOutcomes, reportTargets } from '@sild/contract/moderation/report-schemas'
import { moderationActions, moderationCaseStates, withdrawalCauses } from '@sild/contract/moderation/schemas'
import { queueStates } from '../../mf-backoffice/src/pages/moderation/queue-input.ts'
import { errorKinds, figures, hourFigures } from '../../mf-backoffice/src/pages/operations/figures.ts'
import { askedPanels, panels } from '../../mf-backoffice/src/pages/operations/panels.ts'
import { views as paymentViews } from '../../mf-backoffice/src/pages/payments/payments-input.ts'
import { reportStates } from '../../mf-backoffice/src/pages/reports/reports-input.ts'

/** Those of `dynamicMessages` that mf-backoffice puts together and no other file has. */
export const dynamicBackofficeMessages: Readonly<Record<string, readonly (string | number)[]>> = {
  'mf-backoffice.payments.action.*': billingActions,
  'mf-backoffice.payments.view.*': paymentViews,
  'mf-backoffice.payments.codes.field.*': ['code', 'days', 'maxUses', 'validFrom', 'validUntil'],
  'mf-backoffice.payments.statement.outcome.*': statementOutcomes,
  'mf-backoffice.payments.revenue.*': ['month', 'sales', 'plans', 'promotions', 'credited', 'net'],
  'mf-backoffice.payments.difference.*': differenceKinds,
  'mf-backoffice.payments.method.*': paymentMethods,
  'mf-backoffice.payments.status.*': paymentStatuses,
  'mf-backoffice.reports.state.*': reportStates,
  'mf-backoffice.reports.empty.*': reportStates,
  'mf-backoffice.reports.empty.*.text': reportStates,
  'mf-backoffice.reports.target.*': reportTargets,
  'mf-backoffice.reports.reason.*': reportReasons,
  'mf-backoffice.reports.outcome.*': reportOutcomes,
  'mf-backoffice.report.outcome.*': reportOutcomes,
  'mf-backoffice.report.outcome.upheld.*': reportTargets,
  'mf-backoffice.operations.channel.*': channelNames,
  'mf-backoffice.operations.figures.*': [...figures, ...hourFigures],
  'mf-backoffice.operations.errors.*': [...errorKinds, 'times'],
  'mf-backoffice.operations.*': panels,
  'mf-backoffice.operations.*.of': panels,
  'mf-backoffice.operations.*.loading': askedPanels,
  'mf-backoffice.operations.*.failed': askedPanels,
  'mf-backoffice.operations.change.*': pointerOperation.options,
  'mf-backoffice.operations.reason.*': explainedApp.shape.reason.options,
  'mf-backoffice.audit.*': moderationActions,
  'mf-backoffice.audit.cause.*': withdrawalCauses,
  'mf-backoffice.kind.*': cardTypes,
  'mf-backoffice.case.state.*': moderationCaseStates,
  'mf-backoffice.rule.*': moderationRules,
  'mf-backoffice.template.*': moderationRules.filter((rule) => rule !== 'other'),
  'mf-backoffice.field.*': [
    'name',
    'description',
    'speciality',
    'categoryId',
    'tags',
    'budget',
    'budgetFromCents',
    'budgetToCents',
    'budgetPerHourCents',
  ],
  'mf-backoffice.difference.*': ['added', 'removed'],
  'mf-backoffice.moderation.state.*': queueStates,
  'mf-backoffice.moderation.empty.*': queueStates,
  'mf-backoffice.moderation.empty.*.text': queueStates,
}
