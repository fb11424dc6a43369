import type { OperationName } from '@sild/contract/operations'

/** `caller` is the signed-in user, else the guest of the token, else the address. */
export type LimitedBy = 'address' | 'caller'
export interface Rule {
  readonly by: LimitedBy
  readonly max: number
  readonly windowMs: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Every request of the API, counted by each process for itself: generous, only runaways meet it. */
export const generalRules = {
  caller: { max: 600, windowMs: MINUTE },
  address: { max: 3000, windowMs: MINUTE },
} as const

/** So many that a count in a shared store would cost more than the report. */
export const beaconRule = { max: 120, windowMs: MINUTE } as const
/** Documents of one address that are counted, so that none outweighs all others. Any beyond that are not refused, but count for nothing. */
export const documentRule = { max: 120, windowMs: HOUR } as const

/**
 * Operations that send mail, cost much or invite abuse, counted for all processes together. What is guessed at or mailed to one
 * account, signing in first of all, is counted by accounts: `services/accounts/src/rules/throttles.ts`.
 */
export const operationRules: Readonly<Partial<Record<OperationName, readonly Rule[]>>> = {
  openAnonymousSession: [{ by: 'address', max: 300, windowMs: 15 * MINUTE }],
  refreshSession: [{ by: 'address', max: 600, windowMs: 15 * MINUTE }],
  registerUser: [{ by: 'address', max: 5, windowMs: 30 * MINUTE }],
  registerEmail: [{ by: 'address', max: 5, windowMs: 30 * MINUTE }],
  activateAccount: [{ by: 'address', max: 60, windowMs: HOUR }],
  verifyEmail: [{ by: 'address', max: 60, windowMs: HOUR }],
  verifyOnboarding: [{ by: 'address', max: 60, windowMs: HOUR }],
  changeEmail: [{ by: 'address', max: 30, windowMs: HOUR }],
  unsubscribeInOneClick: [{ by: 'address', max: 600, windowMs: HOUR }],
  unsubscribe: [{ by: 'address', max: 30, windowMs: HOUR }],
  subscribeToNewsletter: [{ by: 'address', max: 20, windowMs: HOUR }],
  confirmNewsletter: [{ by: 'address', max: 60, windowMs: HOUR }],
  endNewsletter: [{ by: 'address', max: 600, windowMs: HOUR }],
  readKeepLink: [{ by: 'address', max: 120, windowMs: HOUR }],
  keepByLink: [{ by: 'address', max: 60, windowMs: HOUR }],
  readSuspension: [{ by: 'address', max: 120, windowMs: HOUR }],
  appealSuspension: [{ by: 'address', max: 60, windowMs: HOUR }],
  requestRecovery: [{ by: 'address', max: 30, windowMs: HOUR }],
  resetPassword: [{ by: 'address', max: 30, windowMs: HOUR }],
  resendVerification: [{ by: 'address', max: 30, windowMs: HOUR }],
  sendContactForm: [{ by: 'address', max: 10, windowMs: HOUR }],
  createTicket: [{ by: 'caller', max: 20, windowMs: HOUR }],
  replyToTicket: [{ by: 'caller', max: 120, windowMs: HOUR }],
  registerForWebinar: [{ by: 'address', max: 10, windowMs: HOUR }],
  subscribe: [{ by: 'caller', max: 60, windowMs: HOUR }],
  getInvoice: [{ by: 'caller', max: 120, windowMs: HOUR }],
  getReceipt: [{ by: 'caller', max: 120, windowMs: HOUR }],
  askForPlan: [{ by: 'caller', max: 10, windowMs: HOUR }],
  requestDataExport: [{ by: 'caller', max: 10, windowMs: HOUR }],
  downloadDataExport: [{ by: 'caller', max: 30, windowMs: HOUR }],
  applyPromoCode: [{ by: 'caller', max: 20, windowMs: HOUR }],
  savePushSubscription: [{ by: 'caller', max: 120, windowMs: HOUR }],
  renewPushSubscription: [{ by: 'address', max: 120, windowMs: HOUR }],
  sendTestPush: [{ by: 'caller', max: 20, windowMs: HOUR }],
  createTag: [{ by: 'caller', max: 60, windowMs: HOUR }],
  repeatRegisterCheck: [{ by: 'caller', max: 60, windowMs: HOUR }],
  searchRegister: [{ by: 'caller', max: 300, windowMs: HOUR }],
  createCompany: [{ by: 'caller', max: 20, windowMs: HOUR }],
  uploadFile: [
    { by: 'caller', max: 120, windowMs: HOUR },
    { by: 'address', max: 600, windowMs: HOUR },
  ],
}
