import type { Operation } from '../operation.ts'

const bff = { service: 'bff' } as const

export const openAnonymousSession = {
  name: 'openAnonymousSession',
  method: 'GET',
  path: '/api/authorization/anonymous',
  ...bff,
  access: 'public',
  errors: [],
} as const satisfies Operation
export const signIn = {
  name: 'signIn',
  method: 'POST',
  path: '/api/authorization',
  ...bff,
  access: 'public',
  errors: ['credentials-wrong'],
} as const satisfies Operation
export const refreshSession = {
  name: 'refreshSession',
  method: 'POST',
  path: '/api/refreshToken',
  ...bff,
  access: 'public',
  errors: ['session-expired', 'session-reused'],
} as const satisfies Operation
export const signOut = {
  name: 'signOut',
  method: 'DELETE',
  path: '/api/authorization',
  ...bff,
  access: 'public',
  errors: [],
} as const satisfies Operation
export const getActivityCounter = {
  name: 'getActivityCounter',
  method: 'GET',
  path: '/api/user/activity/counter',
  ...bff,
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
export const uploadFile = {
  name: 'uploadFile',
  method: 'POST',
  path: '/api/files/upload',
  ...bff,
  access: 'member',
  errors: ['file-type-refused', 'file-too-large', 'file-missing', 'storage-full'],
  status: 201,
} as const satisfies Operation
export const checkStatus = {
  name: 'checkStatus',
  method: 'GET',
  path: '/api/system/checkStatus',
  ...bff,
  access: 'public',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Server-sent events of the caller: see `live.ts`. */
export const streamEvents = {
  name: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  ...bff,
  access: 'guest',
  errors: [],
  isRead: true,
} as const satisfies Operation
export const getOpenApi = {
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  ...bff,
  access: 'public',
  errors: [],
  isRead: true,
} as const satisfies Operation
