import { modelOf } from '@sild/service-kit'

/** Somebody asked to recover the account of an address, which may have none. */
export class RecoveryRequest extends modelOf('recoveryRequests', 'recoveryRequestGuid') {
  declare recoveryRequestGuid: string
  declare email: string
}
