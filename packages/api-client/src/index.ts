export {
  type ApiClient,
  type ApiRequest,
  type CallOptions,
  createApiClient,
  type InputOf,
  type ReplyOf,
} from './api-client.ts'
export { ApiError, isApiError } from './api-error.ts'
