import type { NotificationsDeps } from '../deps.ts'

/** Tells the user's open tabs, after the commit, that less is new. */
export const announceRead = ({ live }: Pick<NotificationsDeps, 'live'>, userGuid: string): Promise<void> =>
  live.publishNow({ to: { userGuid }, type: 'activity', payload: {} })
