import { AppError } from '@sild/service-kit/errors'
import { type ChannelName, mayDeliver } from '@sild/registry'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'

export interface TeamCall {
  readonly request: FastifyRequest
  readonly deps: Deps
}
export interface AppCall extends TeamCall {
  readonly params: { readonly app: string }
  readonly body?: { readonly channel?: ChannelName }
}
/** What a call is about, once it is known that the caller may touch it. */
export interface OwnApp {
  readonly app: string
  readonly channel: ChannelName
  /** As history and audit name the caller. */
  readonly by: string
}

/** A team, or a signed-in admin: the guard has let nobody else through. */
export const callerOf = ({ session, team }: FastifyRequest): string =>
  team ? `team ${team.team}` : `admin ${session?.userGuid ?? ''}`

/** An admin, and the token that is for every app, may do what is about no app in particular. */
const mayDoAnything = ({ team }: FastifyRequest): boolean => !team || (team.apps[0] === '*' && !team.channels)

/** @throws app-not-yours */
export function ownApp({ body, deps, params: { app }, request }: AppCall): OwnApp {
  const channel = body?.channel ?? deps.config.channel
  if (request.team && !mayDeliver(request.team, app, channel)) throw new AppError('app-not-yours', { values: { app } })
  return { app, channel, by: callerOf(request) }
}

/** @throws forbidden */
export function refuseOtherThanAll(request: FastifyRequest): void {
  if (!mayDoAnything(request)) throw new AppError('forbidden')
}

/** Publishing is for no channel yet, so a token for any of them will do. @throws app-not-yours */
export function refusePublisher({ team }: FastifyRequest, app: string): void {
  if (team && !team.apps.some((each) => each === '*' || each === app))
    throw new AppError('app-not-yours', { values: { app } })
}

/** Showing releases of others beside one's own is fine, they were published to be seen. @throws app-not-yours where none is one's own */
export function refuseStrangers({ team }: FastifyRequest, apps: readonly string[]): void {
  if (team && !team.apps.some((each) => each === '*' || apps.includes(each)))
    throw new AppError('app-not-yours', { values: { app: apps.join(', ') } })
}
