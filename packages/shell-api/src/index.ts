export { useActivity } from './activity.ts'
export { useExpectAnswer } from './answer-expected.ts'
export { apiContext, useApi } from './api.ts'
export { useCookieSettings } from './consent.ts'
export { isApiError } from '@sild/api-client'
export { useDraft } from './draft.ts'
export type { Draft } from './draft.ts'
export { typedSince } from './typed-since.ts'
export { useFlag } from './flag.ts'
export { readTexts } from './read-texts.ts'
export { isOffline, useFailureText } from './failure.ts'
export { Message, useIntl, useText } from './intl.tsx'
export { useLive, useLiveState } from './live.ts'
export { localeContext, useLocale } from './locale.ts'
export { deadPathsAtom, useNavigation } from './navigation.ts'
export { useNotify } from './notify.ts'
export type { Notice } from './notify.ts'
export type { PageContext, PageHandle } from './page-handle.ts'
export type {
  LayoutName,
  LoadMessages,
  Messages,
  NavigationItem,
  NavigationSlot,
  PageAccess,
  PageModule,
  RemoteModule,
  RemoteRoute,
} from './remote.ts'
export { useRegion } from './region.ts'
export { useGuard, useMember, useSession, useSessionActions } from './session.ts'
export { useTheme } from './theme.ts'
export { useTrack } from './track.ts'

// For the shell, which fills them.
export { isKnownAccess } from './remote.ts'
export { useBrowserAtom } from './browser-atom.ts'
export { answersExpectedAtom } from './answer-expected.ts'
export { activityAtom, noActivity } from './activity.ts'
export type { Activity } from './activity.ts'
export { consentAtom, cookieSettingsAtom } from './consent.ts'
export type { Consent, ConsentCategory } from './consent.ts'
export { catchUp, onCatchUp } from './catch-up.ts'
export { adoptGuestDrafts, removeDrafts } from './draft-storage.ts'
export { forgetUser, onForgetUser } from './forget-user.ts'
export { createCatalog } from './intl.tsx'
export type { Catalog } from './intl.tsx'
export { liveStateAtom } from './live.ts'
export type { LiveState } from './live.ts'
export { dismissNoticeAtom, noticesAtom, notifyAtom } from './notify.ts'
export type { ShownNotice } from './notify.ts'
export { PortalContext } from './portal.ts'
export type {
  Requirement,
  LiveHandler,
  LiveStream,
  MemberSession,
  Portal,
  PublishedNavigationItem,
  Remember,
  Session,
  SessionActions,
  SignInInput,
} from './portal.ts'
export { regionAtom } from './region.ts'
export { missingRequirement, sessionAtom } from './session.ts'
export { themes } from './theme.ts'
export type { Theme } from './theme.ts'
