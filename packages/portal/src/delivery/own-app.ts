import { AppError } from '@sild/service-kit/errors'
import { type ChannelName, mayDeliver, type TeamGrant } from '@sild/registry'

/** A team, or the user of the session: the host lets through only callers that the operation allows. */
export type Caller = { readonly team: TeamGrant } | { readonly team: null; readonly userGuid: string | null }
export interface AppCall {
  readonly caller: Caller
  readonly portal: { readonly config: { readonly channel: ChannelName } }
  readonly params: { readonly app: string }
  readonly body?: { readonly channel?: ChannelName }
}
/** What a call is about, once it is known that the caller may touch it. */
export interface OwnApp {
  readonly app: string
  readonly channel: ChannelName
  /** The name of the caller. */
  readonly by: string
}

/** As history and audit name the caller. */
export const nameOf = (caller: Caller): string =>
  caller.team ? `team ${caller.team.team}` : `admin ${caller.userGuid ?? ''}`

/** An admin, and the token that is for every app, may do what is about no app in particular. */
const mayDoAnything = ({ team }: Caller): boolean => !team || (team.apps[0] === '*' && !team.channels)

/** @throws app-not-yours */
export function ownApp({ body, caller, params: { app }, portal }: AppCall): OwnApp {
  const channel = body?.channel ?? portal.config.channel
  if (caller.team && !mayDeliver(caller.team, app, channel)) throw new AppError('app-not-yours', { values: { app } })
  return { app, channel, by: nameOf(caller) }
}

/** @throws forbidden */
export function refuseOtherThanAll(caller: Caller): void {
  if (!mayDoAnything(caller)) throw new AppError('forbidden')
}

/** Publishing is for no channel yet, so a token for any of them will do. @throws app-not-yours */
export function refusePublisher({ team }: Caller, app: string): void {
  if (team && !team.apps.some((each) => each === '*' || each === app))
    throw new AppError('app-not-yours', { values: { app } })
}

/** Showing releases of others beside one's own is fine, they were published to be seen. @throws app-not-yours where none is one's own */
export function refuseStrangers({ team }: Caller, apps: readonly string[]): void {
  if (team && !team.apps.some((each) => each === '*' || apps.includes(each)))
    throw new AppError('app-not-yours', { values: { app: apps.join(', ') } })
}
