import type { ModerationDeps } from '../deps.ts'

/** Tells the open browsers of moderators, after the commit, that the queue is not as they see it. */
export const announceCase = ({ live }: Pick<ModerationDeps, 'live'>, caseGuid: string): Promise<void> =>
  live.publishNow({ to: { role: 'moderator' }, type: 'moderation-queue-changed', payload: { caseGuid } })
