import { openAnonymousSession } from '@sild/contract/bff/operations'
import { recentKey, searchLimits } from '@sild/contract/search/limits'
import { recordViews } from '@sild/contract/search/operations'
import { redactPath } from '@sild/paths/redact-path'
import { pressedKey } from '@sild/ui/keys/pressed-key.ts'
import { analyticsRequest } from '../insight/analytics-request.ts'
import { openDataLayer } from '../insight/tag-manager.ts'
import { enterVisit } from '../insight/visitor.ts'
import { askAboutCookies } from './page-script/ask-about-cookies.ts'
import { closeMenus } from './page-script/close-menus.ts'
import { prerenderLinks } from './page-script/prerender-links.ts'
import { enterField, writeField } from './page-script/enter-field.ts'
import { mapToNewElements } from './page-script/map-to-new-elements.ts'
import { holdInputs } from './page-script/hold-inputs.ts'
import { holdInstallPrompt } from './page-script/hold-install-prompt.ts'
import { keepChoices } from './page-script/keep-choices.ts'
import { logVersions } from './page-script/log-versions.ts'
import { openVisitor } from './page-script/open-visitor.ts'
import { recordView } from './page-script/record-view.ts'
import { reportVisit } from './page-script/report-visit.ts'
import { scriptOf } from './page-script/script-of.ts'
import { showRecent } from './page-script/show-recent.ts'
import { startPage } from './page-script/start-page.ts'
import { offerIdle } from './page-script/when-idle.ts'
import * as marks from '../marks/marks.ts'

const {
  consentChannel,
  consentEvent,
  contentId,
  cookieQuestionId,
  deadSelector,
  documentDataId,
  insightKey,
  memberHintCookie,
  offlineId,
  regionKey,
  stalledId,
  themeKey,
  visitorKey,
} = marks

/** All scripts that run before the first input, except those in the head. The build bundles them into a file. */
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
  scriptOf(mapToNewElements),
  scriptOf(prerenderLinks, memberHintCookie),
  scriptOf(offerIdle),
  scriptOf(openVisitor, { visitor: openAnonymousSession.path, storageKey: visitorKey }),
  scriptOf(recordView, recordViews.path),
  scriptOf(
    reportVisit,
    { consentChannel, consentEvent, data: documentDataId, insight: insightKey },
    enterVisit,
    analyticsRequest,
    openDataLayer,
    redactPath,
  ),
  scriptOf(logVersions, documentDataId),
  scriptOf(showRecent, { storageKey: recentKey, most: searchLimits.recentCards }),
].join('')
