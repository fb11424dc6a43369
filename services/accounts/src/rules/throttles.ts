export interface ThrottleRule {
  readonly name: string
  /** So many attempts in a window that begins with the first one … */
  readonly most: number
  readonly windowMinutes: number
  /** … and a window of a day after so many attempts without a success between. */
  readonly longWindowAfter?: number
}

/** What may be tried how often by account. Limits by network address are the BFF's. */
export const throttles = {
  /** A hundred wrong passwords in a row are no forgetfulness any more. */
  signIn: { name: 'sign-in', most: 10, windowMinutes: 15, longWindowAfter: 100 },
  /** Asked of who is signed in already. */
  currentPassword: { name: 'current-password', most: 10, windowMinutes: 15 },
  /** Of a million codes three are good at a time. */
  secondFactor: { name: 'second-factor', most: 5, windowMinutes: 15, longWindowAfter: 50 },
  changeEmail: { name: 'change-email', most: 3, windowMinutes: 60 },
  unsubscribe: { name: 'unsubscribe', most: 3, windowMinutes: 60 },
  recovery: { name: 'recovery', most: 3, windowMinutes: 60 },
  resendVerification: { name: 'resend-verification', most: 3, windowMinutes: 60 },
} as const satisfies Record<string, ThrottleRule>
