/** Closed set of kinds, mapped to HTTP once. */
export const statusOfKind = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  unprocessable: 422,
  'limit-exceeded': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
} as const
export type ErrorKind = keyof typeof statusOfKind
/** Codes of a domain, each with its kind. Its text is `error.<code>` in the messages beside it. */
export type ErrorTable = Readonly<Record<string, ErrorKind>>

/** What any operation may answer. */
export const errorsOfAll = {
  invalid: 'invalid',
  'malformed-request': 'invalid',
  'body-too-large': 'too-large',
  'unsupported-content-type': 'unsupported-type',
  'origin-refused': 'forbidden',
  unauthenticated: 'unauthenticated',
  'sign-in-required': 'unauthenticated',
  'verification-required': 'forbidden',
  'company-required': 'forbidden',
  forbidden: 'forbidden',
  'approval-required': 'forbidden',
  'viewing-changes-nothing': 'forbidden',
  'viewing-private': 'forbidden',
  'viewing-over': 'unauthenticated',
  'not-found': 'not-found',
  'rate-limited': 'limit-exceeded',
  'request-in-flight': 'conflict',
  'idempotency-key-reused': 'unprocessable',
  unavailable: 'unavailable',
  internal: 'internal',
} as const satisfies ErrorTable
