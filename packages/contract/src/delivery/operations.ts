import { operation } from '../operation.ts'

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
export const publishRelease = operation('POST', '/api/delivery/{app}/releases', {
  access: 'team',
  errors: [
    'app-not-yours',
    'release-invalid',
    'release-exists',
    'release-incompatible',
    'registry-read-only',
    'storage-full',
  ],
  status: 201,
})
export const listReleases = operation('GET', '/api/delivery/{app}/releases', {
  access: 'team',
  isRead: true,
})
/** What publishing would say, without publishing. */
export const checkRelease = operation('POST', '/api/delivery/{app}/check', {
  access: 'team',
  errors: ['app-not-yours', 'release-invalid'],
  isRead: true,
})
export const promoteRelease = operation('POST', '/api/delivery/{app}/promote', {
  access: 'team',
  errors: releaseErrors,
})
export const startCanary = operation('POST', '/api/delivery/{app}/canary', {
  access: 'team',
  errors: [...releaseErrors, 'already-stable'],
})
export const rampCanary = operation('POST', '/api/delivery/{app}/ramp', {
  access: 'team',
  errors: [...pointerErrors, 'channel-frozen', 'no-canary', 'not-enough-data'],
})
/** Ends the canary where one runs; else goes back to the stable release before, or to the one that is named. */
export const rollBackRelease = operation('POST', '/api/delivery/{app}/rollback', {
  access: 'team',
  errors: [...pointerErrors, 'release-not-found', 'release-incompatible', 'nothing-to-roll-back'],
})
/** The app is in no new document, and open pages load no more of it. */
export const disableRemote = operation('POST', '/api/delivery/{app}/disable', {
  access: 'team',
  errors: [...pointerErrors, 'shell-needed'],
})
/** Lifts what `disableRemote` and `freezeChannel` did. */
export const enableRemote = operation('POST', '/api/delivery/{app}/enable', {
  access: 'team',
  errors: pointerErrors,
})
/** No promote, canary or ramp until `enableRemote`. */
export const freezeChannel = operation('POST', '/api/delivery/{app}/freeze', {
  access: 'team',
  errors: pointerErrors,
})
export const getDelivery = operation('GET', '/api/delivery', { access: 'team', isRead: true })
/** Who changed what everybody gets of an app, the newest first. */
export const listDeliveryChanges = operation('GET', '/api/delivery/{app}/changes', { access: 'team', isRead: true })
/** How the releases of an app did hour by hour. */
export const getReleaseTrend = operation('GET', '/api/delivery/{app}/trend', { access: 'team', isRead: true })
/** Which releases a document would be made of, and why. */
export const explainSession = operation('GET', '/api/delivery/explain', {
  access: 'team',
  errors: previewErrors,
  isRead: true,
})
export const createPreview = operation('POST', '/api/delivery/previews', {
  access: 'team',
  errors: ['app-not-yours', 'release-not-found', 'release-incompatible'],
  status: 201,
})
export const listPreviews = operation('GET', '/api/delivery/previews', { access: 'team', isRead: true })
export const revokePreview = operation('DELETE', '/api/delivery/previews/{previewGuid}', {
  access: 'team',
  errors: ['app-not-yours', 'preview-not-found'],
})
/** Puts the cookie of a preview into the browser of a member of staff, the only one who may see previews in production. */
export const enterPreview = operation('POST', '/api/previews/enter', { access: 'staff', errors: previewErrors })
/** How releases do in browsers. What names a release that the document is not made of counts for nothing. */
export const reportRemotes = operation('POST', '/api/beacons', { access: 'public' })
/** What was thrown in the browser of a reader who agreed to it being told of, for whoever mends it. */
export const reportErrors = operation('POST', '/api/insight/errors', { access: 'public' })
/** Removes releases that nobody needs any more, in two steps: out of sight first, a week later for good. */
export const collectGarbage = operation('POST', '/api/delivery/gc', {
  access: 'team',
  errors: ['registry-read-only', 'storage-full'],
})
export const createTeamToken = operation('POST', '/api/delivery/tokens', { access: 'team', status: 201 })
export const revokeTeamToken = operation('DELETE', '/api/delivery/tokens/{tokenGuid}', {
  access: 'team',
  errors: ['token-not-found'],
})
