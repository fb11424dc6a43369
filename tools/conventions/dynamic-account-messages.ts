import { documentKinds } from '@sild/contract/accounts/schemas'
import { suspensionGrounds } from '@sild/contract/accounts/staff-schemas'
import { viewingGrounds } from '@sild/contract/accounts/viewing-schemas'
import {
  limitedProperties,
  orderTypes,
  paymentMethods,
  paymentStatuses,
  planStatuses,
  quotaReturns,
  saleDocuments,
  subscriptionStates,
  vatSchemes,
} from '@sild/contract/billing/enums'
import { linkNames } from '@sild/contract/companies/links'
import { requisites } from '@sild/contract/companies/profile-schemas'
import {
  companyPalettes,
  companySizes,
  companyTypes,
  moderationRules,
  promotionStates,
  reportReasons,
  userTypes,
} from '@sild/contract/enums'
import { dataExportStates } from '@sild/contract/files/schemas'
import { suppressions } from '@sild/contract/mails/kinds'
import { appealOutcomes, decisionKinds } from '@sild/contract/moderation/appeal-schemas'
import { notificationTypes } from '@sild/contract/notifications/schemas'
import { newsTopics } from '@sild/contract/notifications/topics'
import { deletedTargets } from '@sild/paths'
import { planFeatures } from '../../mf-account/src/pages/billing/plan-features.ts'
import { emptyCompany } from '../../mf-account/src/pages/get-started/create-company/company-values.ts'
import { settingsGroups } from '../../mf-account/src/pages/settings/settings-groups.ts'
import { each } from './dynamic-values.ts'

/** Entries of `dynamicMessages` for mf-account, except support. */
export const dynamicAccountMessages: Readonly<Record<string, readonly (string | number)[]>> = {
  'mf-account.billing.*.description': ['subscription', 'plans', 'billing'],
  'mf-account.billing.*.title': ['subscription', 'plans', 'billing'],
  'mf-account.billing.documents.*': saleDocuments,
  'mf-account.billing.fact.method.*': paymentMethods,
  'mf-account.billing.fact.vat.*': vatSchemes,
  'mf-account.billing.filter.*': ['status', 'type', 'year'],
  'mf-account.billing.open-order.*': ['canceled', 'paid-meanwhile'],
  'mf-account.billing.payment-status.*': paymentStatuses,
  'mf-account.billing.promotion-state.*': promotionStates,
  'mf-account.billing.result.*': ['active', 'declined', 'promoted', 'promotion-moderation', 'promotion-refused'],
  'mf-account.billing.result.*.text': ['active', 'declined', 'promoted', 'promotion-moderation', 'promotion-refused'],
  'mf-account.billing.uses.*': limitedProperties,
  'mf-account.billing.uses.returned.*': quotaReturns,
  // The free plan has no price: its name contains it.
  'mf-account.billing.plan-status.*': planStatuses.filter((status) => status !== 'FREE'),
  'mf-account.billing.plans.feature.*': Object.values(planFeatures).flat(),
  'mf-account.billing.subscribe.method.*': paymentMethods,
  'mf-account.billing.subscription-state.*': subscriptionStates,
  'mf-account.billing.type.*': orderTypes,
  'mf-account.billing.usage.*': limitedProperties,
  'mf-account.settings.group.*': settingsGroups.map(({ id }) => id),
  'mf-account.settings.*.title': settingsGroups.flatMap(({ sections }) => [...sections]),
  'mf-account.settings.news.topic.*': newsTopics,
  'mf-account.settings.push.*': ['on', 'off', 'refused', 'home-screen', 'none'],
  'mf-account.settings.returned.title.*': suppressions,
  'mf-account.settings.returned.means.*': suppressions,
  'mf-account.settings.news.channel.*': ['portal', 'mail', 'push'],
  'mf-account.settings.viewings.ground.*': viewingGrounds,
  'mf-account.notifications.*': notificationTypes,
  'mf-account.decision.what.*': decisionKinds,
  'mf-account.decision.ground.*': [...moderationRules, ...reportReasons, ...suspensionGrounds],
  'mf-account.notifications.gone.*': deletedTargets,
  'mf-account.appeal.*': [...appealOutcomes, 'waiting', 'expired', 'outdated'],
  'mf-account.appeal.*.text': ['waiting', 'expired', 'outdated'],
  'mf-account.get-started.*': userTypes,
  'mf-account.get-started.*.text': userTypes,
  'mf-account.onboarding.step.*': ['account', 'company', 'publication'],
  'mf-account.settings.documents.*': documentKinds,
  'mf-account.my-data.state.*': dataExportStates,
  'mf-account.my-data.state.*.text': dataExportStates,
  'mf-account.company.*': Object.keys(emptyCompany),
  'mf-account.my-company.links.*': linkNames,
  'mf-account.my-company.palette.*': companyPalettes,
  'mf-account.my-company.statistics.*': ['experts', 'offers', 'activeProjects', 'closedProjects', 'favorites'],
  'mf-account.my-case.*': ['name', 'description', 'items'],
  'mf-account.requisites.*': Object.keys(requisites.def.shape),
  'mf-account.my-company.plan.*': ['cover', 'palette', 'links', 'cases', 'gallery', 'action'],
  'mf-account.my-company.crop.*': ['zoom', 'x', 'y'],
  'mf-account.my-company.upload.*': ['type', 'size'],
  'mf-account.company.*.*': [...each('type', companyTypes), ...each('size', companySizes)],
}
