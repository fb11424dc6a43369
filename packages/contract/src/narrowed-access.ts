import type { OperationName } from './operations.ts'

const staffWithApp = 'the staff, also before an authenticator app gives them their roles'
const allApps = 'an admin or a team that may deliver every app'
const whoMayCall = 'who may call the operation that the request is about'

/**
 * Operations that let in fewer than their access level says, because the service knows more than the guard. The documents print it
 * beside the level.
 */
export const narrowedAccess: Readonly<Partial<Record<OperationName, string>>> = {
  beginSecondFactor: staffWithApp,
  confirmSecondFactor: staffWithApp,
  endSecondFactor: staffWithApp,
  startEmailChange: 'support; for the address of a colleague admins alone',
  suspendUser: 'support; for a colleague admins alone',
  restoreUser: 'support; for a colleague admins alone',
  requestApproval: whoMayCall,
  approveRequest: `${whoMayCall}, but not who made the request`,
  declineRequest: `${whoMayCall}, and who made the request`,
  createTeamToken: allApps,
  revokeTeamToken: `${allApps}, and the team of the token`,
  collectGarbage: allApps,
  uploadFile: 'a member; for the pictures of pages editors alone',
}
