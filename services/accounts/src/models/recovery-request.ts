import { modelOf } from '@sild/service-kit'

/** A request to recover the account of an address. The address may have no account. */
export class RecoveryRequest extends modelOf('recoveryRequests', 'recoveryRequestGuid') {
  declare recoveryRequestGuid: string
  declare email: string
}
