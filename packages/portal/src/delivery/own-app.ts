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
/** The app and channel of a call, after the check that the caller may change them. */
export interface OwnApp {
  readonly app: string
  readonly channel: ChannelName
  /** The name of the caller. */
  readonly by: string
}

/** As history and audit name the caller. */
export const nameOf = (caller: Caller): string =>
  caller.team ? `team ${caller.team.team}` : `admin ${caller.userGuid ?? ''}`

/** Only an admin, or a token for all apps and channels, may call operations that concern no single app. */
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

/** Publishing concerns no channel, so a token for any channel is enough. @throws app-not-yours */
export function refusePublisher({ team }: Caller, app: string): void {
  if (team && !team.apps.some((each) => each === '*' || each === app))
    throw new AppError('app-not-yours', { values: { app } })
}

/** A preview may include apps of other teams, but needs one of the caller's own. @throws app-not-yours */
export function refuseStrangers({ team }: Caller, apps: readonly string[]): void {
  if (team && !team.apps.some((each) => each === '*' || apps.includes(each)))
    throw new AppError('app-not-yours', { values: { app: apps.join(', ') } })
}
