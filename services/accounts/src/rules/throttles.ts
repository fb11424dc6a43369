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
  /** Wrong passwords of one account from one browser that has signed in to it before, or from one address. Nobody who has forgotten theirs tries a hundred in a row. */
  signIn: { name: 'sign-in', most: 10, windowMinutes: 15, longWindowAfter: 100 },
  /** Those of one account from everywhere but known browsers: many addresses are no way round it, and few lock nobody out. */
  signInOfStrangers: { name: 'sign-in-strangers', most: 100, windowMinutes: 24 * 60 },
  /** Those from one address, whichever account they are for. */
  signInOfAddress: { name: 'sign-in-address', most: 50, windowMinutes: 15 },
  /** The password that a signed-in user is asked for again. */
  currentPassword: { name: 'current-password', most: 10, windowMinutes: 15 },
  /** Of a million codes three are good at a time. */
  secondFactor: { name: 'second-factor', most: 5, windowMinutes: 15, longWindowAfter: 50 },
  changeEmail: { name: 'change-email', most: 3, windowMinutes: 60 },
  newsletter: { name: 'newsletter', most: 3, windowMinutes: 60 },
  unsubscribe: { name: 'unsubscribe', most: 3, windowMinutes: 60 },
  recovery: { name: 'recovery', most: 3, windowMinutes: 60 },
  resendVerification: { name: 'resend-verification', most: 3, windowMinutes: 60 },
} as const satisfies Record<string, ThrottleRule>
