import { modelOf } from '@sild/service-kit'

/** A request to end news at an address, by a user who did not prove to own it. */
export class UnsubscribeRequest extends modelOf('unsubscribeRequests', 'unsubscribeRequestGuid') {
  declare unsubscribeRequestGuid: string
  declare email: string
}
