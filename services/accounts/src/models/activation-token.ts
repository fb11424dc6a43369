import { modelOf } from '@sild/service-kit'

export class ActivationToken extends modelOf('activationTokens', 'tokenHash') {
  declare tokenHash: Buffer
  declare userGuid: string
  declare expiresAt: Date
  declare usedAt: Date | null
}
