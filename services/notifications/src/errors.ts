import { AppError, invalidField } from '@sild/service-kit'

export const pushEndpointRefused = () =>
  new AppError('push-endpoint-refused', { fields: { endpoint: { code: 'invalid' } } })
export const pushKeysRefused = () => invalidField('keys', { code: 'invalid' })
export const pushDeviceMissing = () => new AppError('push-device-missing')
