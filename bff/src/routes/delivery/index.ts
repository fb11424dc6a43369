import { type ApiRoute, serve } from '../route.ts'
import { checkRelease } from './check-release.ts'
import { collectGarbage } from './collect-garbage.ts'
import { createPreview } from './create-preview.ts'
import { createTeamToken } from './create-team-token.ts'
import { disableRemote } from './disable-remote.ts'
import { enableRemote } from './enable-remote.ts'
import { enterPreview } from './enter-preview.ts'
import { explainSession } from './explain-session.ts'
import { freezeChannel } from './freeze-channel.ts'
import { getDelivery } from './get-delivery.ts'
import { listPreviews } from './list-previews.ts'
import { listReleases } from './list-releases.ts'
import { promoteRelease } from './promote-release.ts'
import { publishRelease } from './publish-release.ts'
import { rampCanary } from './ramp-canary.ts'
import { reportRemotes } from './report-remotes.ts'
import { revokePreview } from './revoke-preview.ts'
import { revokeTeamToken } from './revoke-team-token.ts'
import { rollBackRelease } from './roll-back-release.ts'
import { startCanary } from './start-canary.ts'

const MAX_BEACON_BYTES = 8 * 1024

export const deliveryRoutes: readonly ApiRoute[] = [
  // public
  serve('reportRemotes', reportRemotes, { maxBodyBytes: MAX_BEACON_BYTES }),
  // staff
  serve('enterPreview', enterPreview),
  // team
  serve('publishRelease', publishRelease, { isMultipart: true }),
  serve('listReleases', listReleases),
  serve('checkRelease', checkRelease),
  serve('promoteRelease', promoteRelease),
  serve('startCanary', startCanary),
  serve('rampCanary', rampCanary),
  serve('rollBackRelease', rollBackRelease),
  serve('disableRemote', disableRemote),
  serve('enableRemote', enableRemote),
  serve('freezeChannel', freezeChannel),
  serve('getDelivery', getDelivery),
  serve('explainSession', explainSession),
  serve('createPreview', createPreview),
  serve('listPreviews', listPreviews),
  serve('revokePreview', revokePreview),
  serve('collectGarbage', collectGarbage),
  serve('createTeamToken', createTeamToken),
  serve('revokeTeamToken', revokeTeamToken),
]
