import type { Operation } from '../operation.ts'

const team = { service: 'bff', access: 'team' } as const
const pointerErrors = [
  'app-not-yours',
  'app-not-found',
  'pointer-outdated',
  'registry-read-only',
  'storage-full',
] as const
const previewErrors = ['preview-invalid', 'preview-expired', 'preview-elsewhere', 'preview-revoked'] as const
const releaseErrors = [...pointerErrors, 'release-not-found', 'release-incompatible', 'channel-frozen'] as const

/** Multipart: `release` (the lock as JSON) comes first, then every file under its path, compressed copies as `<path>.br` and `<path>.gz`. */
export const publishRelease = {
  name: 'publishRelease',
  method: 'POST',
  path: '/api/delivery/{app}/releases',
  ...team,
  errors: [
    'app-not-yours',
    'release-invalid',
    'release-exists',
    'release-incompatible',
    'registry-read-only',
    'storage-full',
  ],
  status: 201,
} as const satisfies Operation
export const listReleases = {
  name: 'listReleases',
  method: 'GET',
  path: '/api/delivery/{app}/releases',
  ...team,
  errors: [],
  isRead: true,
} as const satisfies Operation
/** What publishing would say, without publishing. */
export const checkRelease = {
  name: 'checkRelease',
  method: 'POST',
  path: '/api/delivery/{app}/check',
  ...team,
  errors: ['app-not-yours', 'release-invalid'],
  isRead: true,
} as const satisfies Operation
export const promoteRelease = {
  name: 'promoteRelease',
  method: 'POST',
  path: '/api/delivery/{app}/promote',
  ...team,
  errors: releaseErrors,
} as const satisfies Operation
export const startCanary = {
  name: 'startCanary',
  method: 'POST',
  path: '/api/delivery/{app}/canary',
  ...team,
  errors: [...releaseErrors, 'already-stable'],
} as const satisfies Operation
export const rampCanary = {
  name: 'rampCanary',
  method: 'POST',
  path: '/api/delivery/{app}/ramp',
  ...team,
  errors: [...pointerErrors, 'channel-frozen', 'no-canary', 'not-enough-data'],
} as const satisfies Operation
/** Ends the canary where one runs; else goes back to the stable release before, or to the one that is named. */
export const rollBackRelease = {
  name: 'rollBackRelease',
  method: 'POST',
  path: '/api/delivery/{app}/rollback',
  ...team,
  errors: [...pointerErrors, 'release-not-found', 'release-incompatible', 'nothing-to-roll-back'],
} as const satisfies Operation
/** The app is in no new document, and open pages load no more of it. */
export const disableRemote = {
  name: 'disableRemote',
  method: 'POST',
  path: '/api/delivery/{app}/disable',
  ...team,
  errors: [...pointerErrors, 'shell-needed'],
} as const satisfies Operation
/** Lifts what `disableRemote` and `freezeChannel` did. */
export const enableRemote = {
  name: 'enableRemote',
  method: 'POST',
  path: '/api/delivery/{app}/enable',
  ...team,
  errors: pointerErrors,
} as const satisfies Operation
/** No promote, canary or ramp until `enableRemote`. */
export const freezeChannel = {
  name: 'freezeChannel',
  method: 'POST',
  path: '/api/delivery/{app}/freeze',
  ...team,
  errors: pointerErrors,
} as const satisfies Operation
export const getDelivery = {
  name: 'getDelivery',
  method: 'GET',
  path: '/api/delivery',
  ...team,
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Which releases a document would be made of, and why. */
export const explainSession = {
  name: 'explainSession',
  method: 'GET',
  path: '/api/delivery/explain',
  ...team,
  errors: previewErrors,
  isRead: true,
} as const satisfies Operation
export const createPreview = {
  name: 'createPreview',
  method: 'POST',
  path: '/api/delivery/previews',
  ...team,
  errors: ['app-not-yours', 'release-not-found', 'release-incompatible'],
  status: 201,
} as const satisfies Operation
export const listPreviews = {
  name: 'listPreviews',
  method: 'GET',
  path: '/api/delivery/previews',
  ...team,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const revokePreview = {
  name: 'revokePreview',
  method: 'DELETE',
  path: '/api/delivery/previews/{previewGuid}',
  ...team,
  errors: ['app-not-yours', 'preview-not-found'],
} as const satisfies Operation
/** Puts the cookie of a preview into the browser of a member of staff, the only one who may see previews in production. */
export const enterPreview = {
  name: 'enterPreview',
  method: 'POST',
  path: '/api/previews/enter',
  service: 'bff',
  access: 'staff',
  errors: previewErrors,
} as const satisfies Operation
/** How releases do in browsers. What names a release that is not live counts for nothing. */
export const reportRemotes = {
  name: 'reportRemotes',
  method: 'POST',
  path: '/api/beacons',
  service: 'bff',
  access: 'public',
  errors: [],
} as const satisfies Operation
/** Removes releases that nobody needs any more, in two steps: out of sight first, a week later for good. */
export const collectGarbage = {
  name: 'collectGarbage',
  method: 'POST',
  path: '/api/delivery/gc',
  ...team,
  errors: ['registry-read-only', 'storage-full'],
} as const satisfies Operation
export const createTeamToken = {
  name: 'createTeamToken',
  method: 'POST',
  path: '/api/delivery/tokens',
  ...team,
  errors: [],
  status: 201,
} as const satisfies Operation
export const revokeTeamToken = {
  name: 'revokeTeamToken',
  method: 'DELETE',
  path: '/api/delivery/tokens/{tokenGuid}',
  ...team,
  errors: ['token-not-found'],
} as const satisfies Operation
