export { type ApiClient, type ApiClientOptions, type CallOptions, createApiClient } from './api-client.ts'
export { ApiError, isApiError } from './api-error.ts'
export { queryKeyOf } from './query-key.ts'
