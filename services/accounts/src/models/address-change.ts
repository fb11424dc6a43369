import { modelOf } from '@sild/service-kit'

/** A user wants another address, which may be somebody else's. */
export class AddressChange extends modelOf('addressChanges', 'addressChangeGuid') {
  declare addressChangeGuid: string
  declare userGuid: string
  declare email: string
}
