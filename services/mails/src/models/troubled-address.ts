import type { Suppression } from '@sild/contract/mails/kinds'
import { modelOf } from '@sild/service-kit'

export class TroubledAddress extends modelOf('troubledAddresses', 'address') {
  declare address: string
  declare userGuid: string | null
  declare failures: number
  declare failingSince: Date | null
  declare retryAt: Date | null
  declare suppressedAt: Date | null
  declare suppression: Suppression | null
  declare reason: string | null
}
