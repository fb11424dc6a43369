import {
  archiveReasons,
  cardTypes,
  companySizes,
  companyTypes,
  dateFilters,
  hoursPerWeekBuckets,
  languageLevels,
  moderationRules,
  paymentTypes,
  projectDurations,
  publicationStatuses,
  responseStatuses,
  searchTypes,
  sortModes,
  userTypes,
  workExperiences,
  workTypes,
} from '@sild/contract/enums'
import { channelNames } from '@sild/contract/delivery/shapes'
import { documentKinds } from '@sild/contract/accounts/schemas'
import { moderationActions, moderationCaseStates, withdrawalCauses } from '@sild/contract/moderation/schemas'
import { emptyCompany } from '../../mf-account/src/pages/get-started/create-company/company-values.ts'
import { figures } from '../../mf-backoffice/src/pages/operations/figures.ts'
import { queueStates } from '../../mf-backoffice/src/pages/moderation/queue-input.ts'
import { steps } from '../../mf-publications/src/pages/publish/steps.ts'

type Value = string | number
const each = (prefix: string, values: readonly Value[]): string[] => values.map((value) => `${prefix}.${value}`)

const shownStatuses = publicationStatuses.filter((status) => status !== 'DELETED')
const realPayments = paymentTypes.filter((type) => type !== 'ANY')
const shownSorts = sortModes.filter((mode) => mode !== 'favorites')
const articles = ['blog', 'news', 'events']
const questions = ['who', 'cost', 'commission', 'moderation', 'contacts', 'verification']
const ways = ['publish', 'moderation', 'respond', 'agree']
const termsOfFacts = [
  'category',
  'speciality',
  'workType',
  'perHour',
  'paymentType',
  'duration',
  'hours',
  'experience',
  'countries',
]

/**
 * Ids that the code puts together, as it writes them, and what may stand for each `*`. Where that is an enum of the contract,
 * a value without a text in some language fails here and not in front of a user.
 */
export const dynamicMessages: Readonly<Record<string, readonly Value[]>> = {
  'mf-account.get-started.*': userTypes,
  'mf-account.get-started.*.text': userTypes,
  'mf-account.onboarding.step.*': ['account', 'company', 'publication'],
  'mf-account.settings.documents.*': documentKinds,
  'mf-account.company.*': Object.keys(emptyCompany),
  'mf-account.company.*.*': [...each('type', companyTypes), ...each('size', companySizes)],

  'mf-backoffice.*.title': ['moderation', 'operations'],
  'mf-backoffice.*.description': ['moderation', 'operations'],
  'mf-backoffice.operations.channel.*': channelNames,
  'mf-backoffice.operations.figures.*': figures,
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

  'mf-chat.begin.*': userTypes,
  'mf-chat.empty.*': ['all', 'unread', 'archived'],
  'mf-chat.empty.*.text': ['all', 'unread', 'archived'],
  'mf-chat.state.*': ['pending', 'failed', 'sent', 'read'],

  'mf-content.navigation.*': [
    'about-us',
    'blog',
    'events',
    'news',
    'help-center',
    'faq',
    'contact-us',
    'privacy-policy',
    'terms-and-conditions',
    'cookie-policy',
  ],
  'mf-content.*.title': articles,
  'mf-content.*.description': articles,
  'mf-content.*.empty': articles,
  'mf-content.home.faq.*': questions,
  'mf-content.home.faq.*.answer': questions,
  'mf-content.home.hero.aim.*': ['services', 'tasks'],
  'mf-content.home.hero.placeholder.*': ['services', 'tasks'],
  'mf-content.home.hero.count.*': searchTypes,
  'mf-content.home.how.*': ways,
  'mf-content.home.how.*.text': ways,
  'mf-content.home.pricing.*': [
    'contact-views',
    'responses',
    'company-page',
    'publications',
    'unlimited',
    'profile',
    'promotion',
    'no-renewal',
  ],

  'mf-publications.*': ['drafted', 'deleted'],
  'mf-publications.kind.*.plural': cardTypes,
  'mf-publications.add.*': cardTypes,
  'mf-publications.tab.*': shownStatuses,
  'mf-publications.status.*': publicationStatuses,
  'mf-publications.notice.rule.*': moderationRules,
  'mf-publications.archive.reason.*': archiveReasons,
  'mf-publications.list.empty.*': shownStatuses,
  'mf-publications.list.empty.*.text': shownStatuses,
  'mf-publications.action.*': ['edit', 'template', 'draft', 'archive', 'delete'],
  'mf-publications.my-responses.view.*': ['all', 'unread', 'read', 'moderation'],
  'mf-publications.my-responses.kind.*': ['all', ...cardTypes],
  'mf-publications.my-responses.status.*': responseStatuses,
  'mf-publications.fact.*': [...termsOfFacts, 'budget', 'tags'],
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
  'mf-publications.publish.*': ['budget-from', 'budget-to', 'price-from', 'price-to', 'per-hour'],
  'mf-publications.publish.name.hint.*': cardTypes,
  'mf-publications.publish.text.hint.*': cardTypes,
  'mf-publications.publish.step.*': steps,
  'mf-publications.publish.level.*': languageLevels,
  'mf-publications.publish.create.*': cardTypes,
  'mf-publications.publish.edit.*': cardTypes,
  'mf-publications.publish.work-type.*.hint': workTypes,

  'mf-search.workType.*': workTypes,
  'mf-search.company.*.empty': ['offers', 'tasks'],
  'mf-search.company.*.browse': ['offers', 'tasks'],
  'mf-search.company.type.*': companyTypes,
  'mf-search.company.fact.*': [
    'type',
    'size',
    'registrationNumber',
    'joined',
    'experts',
    'offers',
    'activeProjects',
    'closedProjects',
  ],
  'mf-search.review.*': ['ratingQuality', 'ratingScheduling', 'ratingCost', 'ratingNps'],
  'mf-search.tab.*': searchTypes,
  'mf-search.similar.*': cardTypes,
  'mf-search.respond.*': cardTypes,
  'mf-search.fact.*': [...termsOfFacts, 'budget', 'price', 'until'],
  'mf-search.fact.paymentType.*': realPayments,
  'mf-search.fact.duration.*': projectDurations,
  'mf-search.fact.hours.*': hoursPerWeekBuckets,
  'mf-search.fact.experience.*': workExperiences,
  'mf-search.within.*': dateFilters,
  'mf-search.title.*': searchTypes,
  'mf-search.title.*.query': searchTypes,
  'mf-search.description.*': searchTypes,
  'mf-search.field.placeholder.*': searchTypes,
  'mf-search.sort.*': shownSorts,

  'shell.*': ['reconnecting', 'polling'],
  'shell.cookies.chosen.*': ['necessary', 'all'],
  'shell.theme.*': ['light', 'dark', 'system'],
}
