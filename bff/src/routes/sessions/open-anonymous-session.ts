import { randomUUID } from 'node:crypto'
import type { OwnHandler } from '../route.ts'

/** A guest who still has a good token keeps his guid, so that what he has seen stays with him. */
export const openAnonymousSession: OwnHandler<'openAnonymousSession'> = async ({ deps, request }) => {
  const anonymousGuid = request.session?.anonymousGuid ?? randomUUID()
  const { token, expiresAt } = deps.tokens.issueForGuest(anonymousGuid)
  return { token, anonymousGuid, tokenExpiresAt: expiresAt.toISOString() }
}
