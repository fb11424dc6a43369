import { openAnonymousSession } from '@sild/contract/bff/operations'
import { recentKey, searchLimits } from '@sild/contract/search/limits'
import { recordViews } from '@sild/contract/search/operations'
import { pressedKey } from '@sild/ui/keys/pressed-key.ts'
import { askAboutCookies } from './page-script/ask-about-cookies.ts'
import { closeMenus } from './page-script/close-menus.ts'
import { prerenderLinks } from './page-script/prerender-links.ts'
import { enterField, writeField } from './page-script/enter-field.ts'
import { findTwins } from './page-script/find-twins.ts'
import { holdInputs } from './page-script/hold-inputs.ts'
import { holdInstallPrompt } from './page-script/hold-install-prompt.ts'
import { keepChoices } from './page-script/keep-choices.ts'
import { recordView } from './page-script/record-view.ts'
import { scriptOf } from './page-script/script-of.ts'
import { showRecent } from './page-script/show-recent.ts'
import { startPage } from './page-script/start-page.ts'
import * as marks from './marks.ts'

const {
  consentEvent,
  contentId,
  cookieQuestionId,
  deadSelector,
  documentDataId,
  memberHintCookie,
  offlineId,
  regionKey,
  stalledId,
  themeKey,
  visitorKey,
} = marks

/** All that is executed before somebody acts, but for what stands in the head. The build makes a file of it. */
export default [
  scriptOf(startPage, { data: documentDataId, memberHint: memberHintCookie, stalled: stalledId, offline: offlineId }),
  scriptOf(holdInstallPrompt),
  scriptOf(closeMenus),
  scriptOf(keepChoices, themeKey, regionKey),
  scriptOf(askAboutCookies, {
    id: cookieQuestionId,
    event: consentEvent,
    memberHint: memberHintCookie,
  }),
  scriptOf(holdInputs, contentId, deadSelector, enterField, writeField, pressedKey),
  scriptOf(findTwins),
  scriptOf(prerenderLinks, memberHintCookie),
  scriptOf(recordView, { visitor: openAnonymousSession.path, views: recordViews.path, kept: visitorKey }),
  scriptOf(showRecent, { kept: recentKey, most: searchLimits.recentCards }),
].join('')
