import type { User } from '@sild/contract/accounts/schemas'
import type { SessionReply, ViewingReply } from '@sild/contract/bff/schemas'
import type { FastifyReply } from 'fastify'
import type { AccessTokens, Bearer } from './access-token.ts'
import type { KeptSession, SessionCookies } from './cookies.ts'
import type { MemberContext, SessionContext } from './session-context.ts'

export interface OpenedSession extends KeptSession {
  readonly user: User
  readonly sessionGuid: string
}

interface Issuing {
  readonly cookies: SessionCookies
  readonly sessionContext: SessionContext
  readonly tokens: AccessTokens
}

/**
 * Creates the browser's session from a session that accounts opened or rotated: cookies, an access token, and the data
 * for the page.
 */
export async function memberSession(opened: OpenedSession, reply: FastifyReply, deps: Issuing): Promise<SessionReply> {
  // First: the old refresh token is used up, so a later failure must not lose the new one.
  deps.cookies.keep(reply, opened)
  const { user, sessionGuid } = opened
  const context = await deps.sessionContext.gather(user.guid)
  deps.cookies.keepUnit(reply, context.company?.guid ?? null)
  const { token, expiresAt } = deps.tokens.issueForMember(bearerOf(user, context), sessionGuid)
  return { token, tokenExpiresAt: expiresAt.toISOString(), user, ...shown(context) }
}

interface Looking {
  readonly user: User
  readonly viewedByGuid: string
  readonly viewing: { readonly viewingGuid: string; readonly sessionGuid: string; readonly endsAt: Date }
}

/** The session of a support agent who impersonates a member. It sets no cookie. */
export async function viewerSession(
  { user, viewedByGuid, viewing }: Looking,
  { sessionContext, tokens }: Omit<Issuing, 'cookies'>,
): Promise<ViewingReply> {
  const context = await sessionContext.gather(user.guid)
  const { token, expiresAt } = tokens.issueForViewer({ ...bearerOf(user, context), viewedByGuid }, viewing)
  return {
    token,
    tokenExpiresAt: expiresAt.toISOString(),
    user,
    ...shown(context),
    viewingGuid: viewing.viewingGuid,
    endsAt: viewing.endsAt.toISOString(),
  }
}

const bearerOf = (user: User, { company, plan }: MemberContext): Bearer => ({
  kind: user.roles.length > 0 ? 'staff' : 'member',
  userGuid: user.guid,
  anonymousGuid: null,
  companyGuid: company?.guid ?? null,
  companyRole: company?.role ?? null,
  userType: user.userType,
  roles: user.roles,
  plan,
  isVerified: user.isVerified === 1,
})

const shown = (context: MemberContext): Pick<SessionReply, 'company' | 'flags' | 'plan'> => ({
  company: shownCompany(context),
  plan: context.plan,
  ...(context.flags && { flags: [...context.flags] }),
})

function shownCompany({ company }: MemberContext): SessionReply['company'] {
  if (!company) return null
  const { guid, slug, name, logoUrl, isVerified } = company
  return { guid, slug, name, logoUrl, isVerified }
}
