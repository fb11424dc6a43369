import type { Transaction } from '@sild/service-kit'
import { type ThrottleRule, throttles } from '../rules/throttles.ts'
import { forgetAttempts, returnAttempt, takeAttempt } from './throttle.ts'

export interface SignInAttempt {
  readonly email: string
  /** The hash to compare the password with; null if there is none. */
  readonly passwordHash: string | null
  /** The browser, where it has signed in to the account before. */
  readonly knownDevice: string | null
  /** The address in the network that it comes from. */
  readonly address: string
}
type Counted = readonly [rule: ThrottleRule, who: string]

/**
 * A browser that has signed in before counts for itself alone; strangers count by where they are, and all together. Guesses belong
 * to the password that they are at: with a new one, as after a recovery, they begin again.
 */
const countsOf = ({
  address,
  email,
  knownDevice,
  passwordHash,
}: SignInAttempt): { ofAddress: Counted; ofAccount: Counted[] } => {
  const account = `${email.toLowerCase()} ${passwordHash}`
  return {
    ofAddress: [throttles.signInOfAddress, address],
    ofAccount: knownDevice
      ? [[throttles.signIn, `${account} ${knownDevice}`]]
      : [
          [throttles.signIn, `${account} ${address}`],
          [throttles.signInOfStrangers, account],
        ],
  }
}

/** Counts a sign-in as failed before its password is checked. @throws rate-limited */
export async function countSignIn(trx: Transaction, attempt: SignInAttempt): Promise<void> {
  const { ofAddress, ofAccount } = countsOf(attempt)
  for (const [rule, who] of [ofAddress, ...ofAccount]) await takeAttempt(trx, rule, who)
}

/** The password was right: guesses at the account are forgotten, those at others from the same address are not. */
export async function forgetSignIn(trx: Transaction, attempt: SignInAttempt): Promise<void> {
  const { ofAddress, ofAccount } = countsOf(attempt)
  await returnAttempt(trx, ...ofAddress)
  for (const [rule, who] of ofAccount) await forgetAttempts(trx, rule, who)
}
