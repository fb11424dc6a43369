import { initialFlags } from '@sild/contract/content/flags'
import type { OperationName } from '@sild/contract/operations'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { AppError } from '@sild/service-kit/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { become, guestSession, type Persona, personaOf, sessionOf } from './visitor.ts'

interface Visit {
  request: FastifyRequest
  reply: FastifyReply
}
type ShellMocks = { [N in OperationName]?: (input: ParsedInput<N>, visit: Visit) => Reply<N> }

/** The calls of the shell itself. A sign-in with any password gives the persona, or a company instead of a guest. */
export function shellMocks(persona: Persona): ShellMocks {
  const signedIn = persona === 'public' ? 'company' : persona
  const sessionHere = (request: FastifyRequest): Reply<'signIn'> => {
    const here = personaOf(request)
    if (!here || here === 'public') throw new AppError('session-expired')
    return sessionOf(here)
  }
  const enter = (_input: unknown, { reply }: Visit): Reply<'signIn'> => {
    become(reply, signedIn)
    return sessionOf(signedIn)
  }
  return {
    openAnonymousSession: guestSession,
    signIn: enter,
    signInByLink: enter,
    signOut: (_input, { reply }) => {
      become(reply, 'public')
      return { acknowledged: true }
    },
    refreshSession: (_input, { request }) => sessionHere(request),
    getUser: (_input, { request }) => sessionHere(request).user,
    resendVerification: () => ({ acknowledged: true }),
    getSiteSettings: () => ({ email: 'hello@sild.test', phone: '', address: '', socialLinks: [], version: 1 }),
    listFlags: () => ({ list: [...initialFlags] }),
    listPoliciesToAccept: () => ({ list: [] }),
    reportRemotes: () => ({ acknowledged: true }),
    getActivityCounter: () => ({
      publications: { tasks: { all: 0 }, services: { all: 0 }, specialists: { all: 0 }, responses: { new: false } },
      chats: { newMessagesCount: 0 },
      notifications: { new: 0 },
    }),
  }
}
