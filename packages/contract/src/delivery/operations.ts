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
/** Validates a release as publishing would, without publishing it. */
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
/** Ends a running canary; otherwise reverts to the previous stable release, or to the given one. */
export const rollBackRelease = operation('POST', '/api/delivery/{app}/rollback', {
  access: 'team',
  errors: [...pointerErrors, 'release-not-found', 'release-incompatible', 'nothing-to-roll-back'],
})
/** New documents leave the app out, and open pages stop loading its files. */
export const disableRemote = operation('POST', '/api/delivery/{app}/disable', {
  access: 'team',
  errors: [...pointerErrors, 'shell-needed'],
})
/** Reverts `disableRemote` and `freezeChannel`. */
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
/** Changes to the releases that users get of an app, newest first, with their authors. */
export const listDeliveryChanges = operation('GET', '/api/delivery/{app}/changes', { access: 'team', isRead: true })
/** Hourly figures of the releases of an app. */
export const getReleaseTrend = operation('GET', '/api/delivery/{app}/trend', { access: 'team', isRead: true })
/** The releases that a document would use, and why. */
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
/** Sets the preview cookie in the browser of a staff member. Only staff may see previews in production. */
export const enterPreview = operation('POST', '/api/previews/enter', { access: 'staff', errors: previewErrors })
/** Reports of browsers about their releases. Entries about a release that the document does not use are ignored. */
export const reportRemotes = operation('POST', '/api/beacons', { access: 'public' })
/** Errors in the browser of a user who agreed to error reports, for developers. */
export const reportErrors = operation('POST', '/api/insight/errors', { access: 'public' })
/** Removes unused releases in two steps: hidden first, deleted a week later. */
export const collectGarbage = operation('POST', '/api/delivery/gc', {
  access: 'team',
  errors: ['registry-read-only', 'storage-full'],
})
export const createTeamToken = operation('POST', '/api/delivery/tokens', { access: 'team', status: 201 })
export const revokeTeamToken = operation('DELETE', '/api/delivery/tokens/{tokenGuid}', {
  access: 'team',
  errors: ['token-not-found'],
})
