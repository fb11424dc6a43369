import { openAnonymousSession } from '@sild/contract/bff/operations'
import { recordViews } from '@sild/contract/search/operations'
import { askAboutCookies } from './loader/ask-about-cookies.ts'
import { closeMenus } from './loader/close-menus.ts'
import { fetchAhead } from './loader/fetch-ahead.ts'
import { holdInputs } from './loader/hold-inputs.ts'
import { keepChoices } from './loader/keep-choices.ts'
import { recordView } from './loader/record-view.ts'
import { scriptOf } from './loader/script-of.ts'
import { startPage } from './loader/start-page.ts'
import * as marks from './marks.ts'

const {
  consentEvent,
  contentId,
  cookieQuestionId,
  deadSelector,
  memberHintCookie,
  offlineId,
  regionKey,
  stalledId,
  themeKey,
  visitorKey,
} = marks

/** All that is executed before somebody acts, but for what stands in the head. The build makes a file of it. */
export default [
  scriptOf(startPage, { memberHint: memberHintCookie, stalled: stalledId, offline: offlineId }),
  scriptOf(closeMenus),
  scriptOf(keepChoices, themeKey, regionKey),
  scriptOf(askAboutCookies, {
    id: cookieQuestionId,
    event: consentEvent,
    memberHint: memberHintCookie,
  }),
  scriptOf(holdInputs, contentId, deadSelector),
  scriptOf(fetchAhead, memberHintCookie),
  scriptOf(recordView, { visitor: openAnonymousSession.path, views: recordViews.path, kept: visitorKey }),
].join('')
