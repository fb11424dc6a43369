import type { AccountsDeps } from '../deps.ts'

/** After the commit: a token that the BFF has verified before is refused from now on. */
export async function announceEnded({ live }: Pick<AccountsDeps, 'live'>, sessionGuids: string[]): Promise<void> {
  if (sessionGuids.length > 0) await live.publish({ type: 'sessions-ended', payload: {}, to: { sessionGuids } })
}
