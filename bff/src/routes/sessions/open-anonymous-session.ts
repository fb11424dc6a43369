import { randomUUID } from 'node:crypto'
import type { OwnHandler } from '../route.ts'

/** A guest with a valid token keeps their guid, so their views stay with them. */
export const openAnonymousSession: OwnHandler<'openAnonymousSession'> = async ({ deps, request }) => {
  const anonymousGuid = request.session?.anonymousGuid ?? randomUUID()
  const { token, expiresAt } = deps.tokens.issueForGuest(anonymousGuid)
  return { token, anonymousGuid, tokenExpiresAt: expiresAt.toISOString() }
}
