import type { Reply } from '@sild/contract/schemas'
import { type PageAccess, pageAccesses } from '@sild/shell-api/remote'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A visitor with the least rights for pages of this access: a guest, a member, one of the staff. */
export type Persona = PageAccess
export const personas: readonly Persona[] = pageAccesses

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** The user in the browser, from its cookie. */
export function personaOf({ headers }: FastifyRequest): Persona | undefined {
  const [, named] = /(?:^|; ?)persona=(\w+)/.exec(headers.cookie ?? '') ?? []
  return personas.find((persona) => persona === named)
}

export function become(reply: FastifyReply, persona: Persona): FastifyReply {
  const hint = persona === 'public' ? 'session-hint=; Path=/; Max-Age=0' : 'session-hint=member; Path=/'
  return reply.header('set-cookie', [`persona=${persona}; Path=/; HttpOnly; SameSite=Lax`, hint])
}

const company: Reply<'signIn'>['company'] = {
  guid: '0b0e7f0a-0000-4000-8000-00000000c001',
  slug: 'kask-ja-pojad',
  name: 'Kask ja Pojad OÜ',
  logoUrl: null,
  isVerified: true,
}

const rolesOf = (persona: Persona): Reply<'signIn'>['user']['roles'] =>
  persona === 'moderator' || persona === 'support' || persona === 'editor' || persona === 'admin'
    ? [persona]
    : persona === 'staff'
      ? ['support']
      : []

/** The session that signing in would return. */
export const sessionOf = (persona: Persona): Reply<'signIn'> => ({
  token: crypto.randomUUID(),
  tokenExpiresAt: inAnHour(),
  user: {
    guid: '0b0e7f0a-0000-4000-8000-00000000a001',
    email: 'mari@sild.test',
    isVerified: persona === 'member' ? 0 : 1,
    locale: 'en',
    userType: 'customer',
    roles: rolesOf(persona),
    tips: [],
    joinedAt: '2026-01-15T09:00:00Z',
  },
  company: persona === 'company' ? company : null,
  plan: 'free',
})

export const guestSession = (): Reply<'openAnonymousSession'> => ({
  token: crypto.randomUUID(),
  anonymousGuid: crypto.randomUUID(),
  tokenExpiresAt: inAnHour(),
})
