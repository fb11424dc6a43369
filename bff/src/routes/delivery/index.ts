import { AppError } from '@sild/service-kit/errors'
import { type ApiRoute, type OwnName, serve } from '../route.ts'

const away = (name: OwnName) => serve(name, () => Promise.reject(new AppError('unavailable')))

export const deliveryRoutes: readonly ApiRoute[] = [
  // public
  away('reportRemotes'),
  // staff
  away('enterPreview'),
  // team
  away('publishRelease'),
  away('listReleases'),
  away('checkRelease'),
  away('promoteRelease'),
  away('startCanary'),
  away('rampCanary'),
  away('rollBackRelease'),
  away('disableRemote'),
  away('enableRemote'),
  away('freezeChannel'),
  away('getDelivery'),
  away('explainSession'),
  away('createPreview'),
  away('listPreviews'),
  away('revokePreview'),
  away('collectGarbage'),
  away('createTeamToken'),
  away('revokeTeamToken'),
]
