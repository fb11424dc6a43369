import type { OperationName } from '@sild/contract/operations'
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
import { getReleaseTrend } from './get-release-trend.ts'
import { listDeliveryChanges } from './list-delivery-changes.ts'
import { listPreviews } from './list-previews.ts'
import { listReleases } from './list-releases.ts'
import { promoteRelease } from './promote-release.ts'
import { publishRelease } from './publish-release.ts'
import { rampCanary } from './ramp-canary.ts'
import { reportErrors } from './report-errors.ts'
import { reportRemotes } from './report-remotes.ts'
import { revokePreview } from './revoke-preview.ts'
import { revokeTeamToken } from './revoke-team-token.ts'
import { rollBackRelease } from './roll-back-release.ts'
import { startCanary } from './start-canary.ts'
import type { PortalOperation } from './operation.ts'

const MAX_BEACON_BYTES = 32 * 1024
const MAX_ERRORS_BYTES = 128 * 1024

/** Every operation that the portal answers. Who may call it stands in the contract, and the host sees to it. */
export const portalOperations = {
  // public
  reportRemotes: { handler: reportRemotes, maxBodyBytes: MAX_BEACON_BYTES },
  reportErrors: { handler: reportErrors, maxBodyBytes: MAX_ERRORS_BYTES },
  // staff
  enterPreview: { handler: enterPreview },
  // team
  publishRelease: { handler: publishRelease, isMultipart: true },
  listReleases: { handler: listReleases },
  checkRelease: { handler: checkRelease },
  promoteRelease: { handler: promoteRelease },
  startCanary: { handler: startCanary },
  rampCanary: { handler: rampCanary },
  rollBackRelease: { handler: rollBackRelease },
  disableRemote: { handler: disableRemote },
  enableRemote: { handler: enableRemote },
  freezeChannel: { handler: freezeChannel },
  getDelivery: { handler: getDelivery },
  listDeliveryChanges: { handler: listDeliveryChanges },
  getReleaseTrend: { handler: getReleaseTrend },
  explainSession: { handler: explainSession },
  createPreview: { handler: createPreview },
  listPreviews: { handler: listPreviews },
  revokePreview: { handler: revokePreview },
  collectGarbage: { handler: collectGarbage },
  createTeamToken: { handler: createTeamToken },
  revokeTeamToken: { handler: revokeTeamToken },
} as const satisfies { [N in OperationName]?: PortalOperation<N> }
