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

/** Every code that an answer may carry, with its kind. Its text stands in `messages/<locale>.json` as `error.<code>`. */
export const errorKinds = {
  // any operation
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
  'not-found': 'not-found',
  'rate-limited': 'limit-exceeded',
  'request-in-flight': 'conflict',
  'idempotency-key-reused': 'unprocessable',
  unavailable: 'unavailable',
  internal: 'internal',
  // sessions and accounts
  'credentials-wrong': 'unauthenticated',
  'session-expired': 'unauthenticated',
  'session-reused': 'unauthenticated',
  'session-not-found': 'not-found',
  'email-confirmed': 'conflict',
  'user-not-found': 'not-found',
  'second-factor-changed': 'conflict',
  'token-invalid': 'not-found',
  'token-expired': 'not-found',
  // companies
  'company-not-found': 'not-found',
  'company-name-taken': 'conflict',
  'company-changed-meanwhile': 'conflict',
  'company-limit-reached': 'conflict',
  'company-has-publications': 'conflict',
  'company-case-not-found': 'not-found',
  'photo-not-found': 'not-found',
  'contacts-hidden': 'forbidden',
  'review-not-found': 'not-found',
  'review-not-allowed': 'forbidden',
  'review-exists': 'conflict',
  'plan-limit-reached': 'payment-required',
  // publications and responses
  'publication-not-found': 'not-found',
  'publication-not-live': 'conflict',
  'publication-changed-meanwhile': 'conflict',
  'publication-transition-refused': 'conflict',
  'response-not-found': 'not-found',
  'response-exists': 'conflict',
  'response-to-own-publication': 'conflict',
  'quota-exceeded': 'payment-required',
  'promo-code-used': 'conflict',
  'tag-invalid': 'invalid',
  'category-unknown': 'invalid',
  // chat
  'chat-not-found': 'not-found',
  'chat-archived': 'conflict',
  // search
  'card-not-found': 'not-found',
  'favorite-list-not-found': 'not-found',
  'favorite-list-exists': 'conflict',
  'favorite-limit-reached': 'conflict',
  'hidden-limit-reached': 'conflict',
  // moderation
  'case-not-found': 'not-found',
  'case-claimed': 'conflict',
  'case-not-claimed': 'conflict',
  'case-decided': 'conflict',
  'case-outdated': 'conflict',
  'report-target-not-found': 'not-found',
  'report-not-found': 'not-found',
  'report-decided': 'conflict',
  // notifications, pages
  'notification-not-found': 'not-found',
  'page-not-found': 'not-found',
  // delivery
  'team-token-refused': 'unauthenticated',
  'app-not-yours': 'forbidden',
  'app-not-found': 'not-found',
  'release-invalid': 'invalid',
  'release-exists': 'conflict',
  'release-incompatible': 'conflict',
  'release-not-found': 'not-found',
  'pointer-outdated': 'conflict',
  'channel-frozen': 'conflict',
  'already-stable': 'conflict',
  'shell-needed': 'conflict',
  'no-canary': 'conflict',
  'nothing-to-roll-back': 'conflict',
  'not-enough-data': 'conflict',
  'registry-read-only': 'conflict',
  'preview-invalid': 'not-found',
  'preview-expired': 'not-found',
  'preview-elsewhere': 'not-found',
  'preview-revoked': 'not-found',
  'preview-not-found': 'not-found',
  'token-not-found': 'not-found',
  // files
  'file-type-refused': 'unsupported-type',
  'file-too-large': 'too-large',
  'file-missing': 'invalid',
  'storage-full': 'storage-full',
} as const satisfies Record<string, ErrorKind>
export type ErrorCode = keyof typeof errorKinds

export const statusOfCode = (code: ErrorCode): number => statusOfKind[errorKinds[code]]

export interface FieldError {
  /** A key of the field texts: `field.<code>` in `messages/<locale>.json`. */
  code: FieldErrorCode
  message: string
  values?: Record<string, string | number>
}
/**
 * The body of every answer that is not a success. `fields` maps a dotted path of the input to what is wrong there; `problems`
 * says line by line what is wrong with a release, for those who build it.
 */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    requestId: string
    fields?: Record<string, FieldError>
    values?: Record<string, string | number>
    problems?: readonly string[]
  }
}

export const fieldErrorCodes = [
  'invalid',
  'required',
  'choice-required',
  'email',
  'passwords-mismatch',
  'same-email',
  'same-values',
  'no-spaces',
  'name-exists',
  'price-positive',
  'price-max',
  'upper-below-lower',
  'tags-required',
  'tags-count',
  'length-min',
  'length-max',
  'value-min',
  'value-max',
  'items-min',
  'items-max',
  'terms-required',
  'good-faith-required',
  'password-common',
  'password-wrong',
  'code-required',
  'code-wrong',
  'registration-number',
  'unknown-property',
  'link',
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]
