import type { OperationName } from '@sild/contract/operations'

/** `caller` is the signed-in user, else the guest of the token, else the address. */
export type LimitedBy = 'address' | 'caller'
export interface Rule {
  readonly by: LimitedBy
  readonly max: number
  readonly windowMs: number
  /** Whether a call that is refused as malformed (400) is not counted: people mistype, and an office has one address. */
  readonly isOfWellFormed?: boolean
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Every request of the API, counted by each process for itself: generous, only runaways meet it. */
export const generalRules = {
  caller: { max: 600, windowMs: MINUTE_MS },
  address: { max: 3000, windowMs: MINUTE_MS },
} as const

/** Reports of browsers: they are so frequent that a count in a shared store would cost more than the report. */
export const beaconRule = { max: 120, windowMs: MINUTE_MS } as const
/** Counted documents of one address, so that none outweighs all others. Further ones are served, but not counted. */
export const documentRule = { max: 120, windowMs: HOUR_MS } as const

/**
 * Concurrent uploads of one member. A form has up to five files. One queue encodes the pictures of all members, so this
 * leaves room for several of them.
 */
export const MAX_PARALLEL_UPLOADS = 8

/**
 * Operations that send mail, are expensive or invite abuse, counted for all processes together. Accounts itself counts
 * guesses and mails for one account, such as sign-ins: `services/accounts/src/rules/throttles.ts`.
 */
export const operationRules: Readonly<Partial<Record<OperationName, readonly Rule[]>>> = {
  openAnonymousSession: [{ by: 'address', max: 300, windowMs: 15 * MINUTE_MS }],
  refreshSession: [{ by: 'address', max: 600, windowMs: 15 * MINUTE_MS }],
  registerUser: [{ by: 'address', max: 10, windowMs: 30 * MINUTE_MS, isOfWellFormed: true }],
  registerEmail: [{ by: 'address', max: 10, windowMs: 30 * MINUTE_MS, isOfWellFormed: true }],
  activateAccount: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  signInByLink: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  verifyEmail: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  verifyOnboarding: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  changeEmail: [{ by: 'address', max: 30, windowMs: HOUR_MS }],
  unsubscribeInOneClick: [{ by: 'address', max: 600, windowMs: HOUR_MS }],
  unsubscribe: [{ by: 'address', max: 30, windowMs: HOUR_MS }],
  subscribeToNewsletter: [{ by: 'address', max: 20, windowMs: HOUR_MS, isOfWellFormed: true }],
  confirmNewsletter: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  endNewsletter: [{ by: 'address', max: 600, windowMs: HOUR_MS }],
  readKeepLink: [{ by: 'address', max: 120, windowMs: HOUR_MS }],
  keepByLink: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  readSuspension: [{ by: 'address', max: 120, windowMs: HOUR_MS }],
  appealSuspension: [{ by: 'address', max: 60, windowMs: HOUR_MS }],
  requestRecovery: [{ by: 'address', max: 30, windowMs: HOUR_MS, isOfWellFormed: true }],
  resetPassword: [{ by: 'address', max: 30, windowMs: HOUR_MS, isOfWellFormed: true }],
  resendVerification: [{ by: 'address', max: 30, windowMs: HOUR_MS }],
  sendContactForm: [{ by: 'address', max: 10, windowMs: HOUR_MS, isOfWellFormed: true }],
  createTicket: [{ by: 'caller', max: 20, windowMs: HOUR_MS, isOfWellFormed: true }],
  replyToTicket: [{ by: 'caller', max: 120, windowMs: HOUR_MS }],
  registerForWebinar: [{ by: 'address', max: 10, windowMs: HOUR_MS, isOfWellFormed: true }],
  subscribe: [{ by: 'caller', max: 60, windowMs: HOUR_MS }],
  getInvoice: [{ by: 'caller', max: 120, windowMs: HOUR_MS }],
  getReceipt: [{ by: 'caller', max: 120, windowMs: HOUR_MS }],
  askForPlan: [{ by: 'caller', max: 10, windowMs: HOUR_MS }],
  requestDataExport: [{ by: 'caller', max: 10, windowMs: HOUR_MS }],
  downloadDataExport: [{ by: 'caller', max: 30, windowMs: HOUR_MS }],
  applyPromoCode: [{ by: 'caller', max: 20, windowMs: HOUR_MS }],
  savePushSubscription: [{ by: 'caller', max: 120, windowMs: HOUR_MS }],
  renewPushSubscription: [{ by: 'address', max: 120, windowMs: HOUR_MS }],
  sendTestPush: [{ by: 'caller', max: 20, windowMs: HOUR_MS }],
  createTag: [{ by: 'caller', max: 60, windowMs: HOUR_MS, isOfWellFormed: true }],
  repeatRegisterCheck: [{ by: 'caller', max: 60, windowMs: HOUR_MS }],
  searchRegister: [{ by: 'caller', max: 300, windowMs: HOUR_MS }],
  createCompany: [{ by: 'caller', max: 20, windowMs: HOUR_MS, isOfWellFormed: true }],
  uploadFile: [
    { by: 'caller', max: 120, windowMs: HOUR_MS },
    { by: 'address', max: 600, windowMs: HOUR_MS },
  ],
}
