import { AppError, invalidField } from '@sild/service-kit'

export const pushEndpointRefused = (field = 'endpoint') =>
  new AppError('push-endpoint-refused', { fields: { [field]: { code: 'invalid' } } })
export const pushKeysRefused = (field = 'keys') => invalidField(field, { code: 'invalid' })
