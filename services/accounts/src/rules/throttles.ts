export interface ThrottleRule {
  readonly name: string
  /** How many attempts are allowed in a window that begins with the first one … */
  readonly most: number
  readonly windowMinutes: number
  /** … and after how many without a success between the window is a day. */
  readonly longWindowAfter?: number
}

/** How often each thing may be tried: all that is limited about signing in, and what else belongs to one account. */
export const throttles = {
  /**
   * Wrong passwords of one account from one browser that has signed in to it before, or from one address. A user who
   * has forgotten the password does not try a hundred in a row.
   */
  signIn: { name: 'sign-in', most: 10, windowMinutes: 15, longWindowAfter: 100 },
  /**
   * Wrong passwords of one account from all unknown browsers together: many addresses do not get around it, and a few
   * wrong passwords do not lock the user out.
   */
  signInOfStrangers: { name: 'sign-in-strangers', most: 100, windowMinutes: 24 * 60 },
  /** Wrong passwords from one address, for all accounts together. */
  signInOfAddress: { name: 'sign-in-address', most: 50, windowMinutes: 15 },
  /** The current password, which a signed-in user enters to confirm an action. */
  currentPassword: { name: 'current-password', most: 10, windowMinutes: 15 },
  /** Three of a million codes are valid at a time. */
  secondFactor: { name: 'second-factor', most: 5, windowMinutes: 15, longWindowAfter: 50 },
  changeEmail: { name: 'change-email', most: 3, windowMinutes: 60 },
  newsletter: { name: 'newsletter', most: 3, windowMinutes: 60 },
  unsubscribe: { name: 'unsubscribe', most: 3, windowMinutes: 60 },
  recovery: { name: 'recovery', most: 3, windowMinutes: 60 },
  resendVerification: { name: 'resend-verification', most: 3, windowMinutes: 60 },
} as const satisfies Record<string, ThrottleRule>
