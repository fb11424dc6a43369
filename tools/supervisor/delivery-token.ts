import { randomUUID } from 'node:crypto'
import { signGrant } from '@sild/registry'
import { deriveKey } from '@sild/service-kit/keys'

const DAYS = 30

/** Lets `npx sild` deliver every app to the installation on this machine. Every start creates a new token. */
export function deliveryToken(environment: NodeJS.ProcessEnv): string {
  const exp = Math.floor(Date.now() / 1000) + DAYS * 24 * 3600
  const kid = environment.DELIVERY_KEY_ID ?? '1'
  const key = deriveKey(environment.SITE_SECRET ?? '', 'delivery')
  return signGrant({ use: 'team', jti: randomUUID(), kid, exp, team: 'this machine', apps: ['*'] }, key)
}
