import { modelOf } from '@sild/service-kit'

/** Somebody who did not prove to own the address wants no more news there. */
export class UnsubscribeRequest extends modelOf('unsubscribeRequests', 'unsubscribeRequestGuid') {
  declare unsubscribeRequestGuid: string
  declare email: string
}
