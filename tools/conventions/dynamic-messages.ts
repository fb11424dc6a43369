import { chatFilters, regions, reportReasons, reviewMarks, searchTypes, userTypes } from '@sild/contract/enums'
import { dynamicAccountMessages } from './dynamic-account-messages.ts'
import { dynamicBackofficeMessages } from './dynamic-backoffice-messages.ts'
import { dynamicDeskMessages } from './dynamic-desk-messages.ts'
import { dynamicLogMessages } from './dynamic-log-messages.ts'
import { dynamicPublicationsMessages } from './dynamic-publications-messages.ts'
import { dynamicSearchMessages } from './dynamic-search-messages.ts'
import { dynamicSupportMessages } from './dynamic-support-messages.ts'
import { dynamicUserMessages } from './dynamic-user-messages.ts'
import { dynamicEditorMessages } from './dynamic-editor-messages.ts'

const articles = ['blog', 'news', 'events']
const cardSearches = searchTypes.filter((type) => type !== 'companies')
const ways = ['publish', 'moderation', 'respond', 'agree']
const newsletterStates = ['sent', 'confirmed', 'ended', 'not-ended', 'failed']

/**
 * Message ids that the code composes, in the form of the code, and the values of each `*`. If these are an enum of the
 * contract, a value without a text fails this test instead of a page.
 */
export const dynamicMessages: Readonly<Record<string, readonly (string | number)[]>> = {
  ...dynamicAccountMessages,
  ...dynamicBackofficeMessages,
  ...dynamicDeskMessages,
  ...dynamicLogMessages,
  ...dynamicPublicationsMessages,
  ...dynamicSearchMessages,
  ...dynamicSupportMessages,
  ...dynamicUserMessages,
  ...dynamicEditorMessages,

  'dialogs.report.reason.*': reportReasons,
  'dialogs.review.*': reviewMarks,
  'dialogs.suggestions.*': ['history', 'query', 'category', 'company', 'tag', 'city'],
  'dialogs.review.done.*': ['PUBLISHED', 'WAITING'],

  'mf-chat.begin.*': userTypes,
  'mf-chat.action.*': ['review', 'files', 'report', 'close', 'remove'],
  'mf-chat.ask.*': ['close', 'remove'],
  'mf-chat.ask.*.confirm': ['close', 'remove'],
  'mf-chat.ask.*.text': ['close', 'remove'],
  'mf-chat.attach.*': ['type', 'size', 'many'],
  'mf-chat.empty.*': [...chatFilters, 'archived'],
  'mf-chat.empty.*.text': [...chatFilters, 'archived'],
  'mf-chat.review.*': ['PUBLISHED', 'WAITING'],
  'mf-chat.view.*': ['active', ...chatFilters.slice(1)],
  'mf-chat.state.*': ['pending', 'waiting', 'failed', 'sent', 'read'],

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
    'sitemap',
  ],
  'mf-content.sitemap.*': searchTypes,
  'mf-content.*.title': articles,
  'mf-content.*.description': articles,
  'mf-content.*.empty': articles,
  'mf-content.home.newest.*': cardSearches,
  'mf-content.home.hero.aim.*': ['services', 'tasks'],
  'mf-content.home.hero.placeholder.*': ['services', 'tasks'],
  'mf-content.home.hero.count.*': searchTypes,
  'mf-content.home.how.*': ways,
  'mf-content.home.how.*.text': ways,
  'mf-content.home.picture.answer.*': ['first', 'second', 'third'],
  'mf-content.home.pricing.*.text': ['business', 'enterprise'],
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
  'mf-content.newsletter.*': newsletterStates,
  'mf-content.newsletter.*.text': [...newsletterStates, 'confirm', 'end'],
  'mf-content.newsletter.*.title': ['confirm', 'end'],
  'mf-content.newsletter.*.submit': ['confirm', 'end'],
  'mf-content.newsletter.type.*': userTypes,

  'shell.offer.*.title': ['push', 'install', 'install-by-hand'],
  'shell.offer.*.text': ['push', 'install', 'install-by-hand'],
  'shell.*': ['reconnecting', 'polling'],
  'shell.cookie-settings.*': 'title close text policy necessary necessary.hint analytics marketing none all save'.split(
    ' ',
  ),
  'shell.cookie-settings.*.hint': ['analytics', 'marketing'],
  'shell.error.*': ['offline', 'unreachable'],
  'shell.error.*.text': ['offline', 'unreachable'],
  'shell.region.*': regions,
  'shell.theme.*': ['light', 'dark', 'system'],
}
