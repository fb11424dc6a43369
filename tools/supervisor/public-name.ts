import { isLoopback } from '@sild/service-kit/listen-address'

import { Failure } from '../failure.mjs'
import type { Market } from './market.ts'

/** Whether strangers reach the portal: its address is not one of this machine alone. */
export const hasPublicName = (portal: string): boolean => !isLoopback(new URL(portal))

interface DemoOptions {
  readonly hasDemo?: boolean
}

/**
 * The README contains the passwords of the demo accounts, so a portal with a public name gets no demo, and its staff
 * need a second factor.
 * @returns whether to insert the demo market
 * @throws Failure when the options or the environment contradict this
 */
export function decideDemo(portal: string, { hasDemo }: DemoOptions, environment = process.env): boolean {
  if (!hasPublicName(portal)) return hasDemo ?? true
  if (hasDemo) {
    throw new Failure(
      `--demo is refused for ${portal}: the passwords of the demo accounts are published.`,
      'Leave --demo out and make the first admin with npx sild create-admin, or leave PUBLIC_URL out.',
    )
  }
  if (environment['STAFF_SECOND_FACTOR'] === 'offered') {
    throw new Failure(
      `STAFF_SECOND_FACTOR=offered is refused for ${portal}: under a public name the staff need a second factor.`,
      'Leave STAFF_SECOND_FACTOR out, or set it to required.',
    )
  }
  return false
}

/** @throws Failure for data that was filled with the demo accounts while the portal had no public name */
export function refusePublicDemo(portal: string, market: Market | undefined): void {
  if (market !== 'demo' || !hasPublicName(portal)) return
  throw new Failure(
    `The data has the demo accounts, whose passwords are published, and the portal would be ${portal}.`,
    'Choose another place with --data-dir, throw the data away with --fresh, or leave PUBLIC_URL out.',
  )
}
