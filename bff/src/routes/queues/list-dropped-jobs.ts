import { asSystem } from '@sild/service-kit/calls/calls'
import type { OwnHandler } from '../route.ts'

export const listDroppedJobs: OwnHandler<'listDroppedJobs'> = async ({ deps: { calls, droppedJobs } }) => {
  const rows = await droppedJobs.list()
  const userGuids = [...new Set(rows.map(({ staffGuid }) => staffGuid))]
  const { users } =
    userGuids.length > 0
      ? await calls.call('getUserContacts', { body: { userGuids } }, { actor: asSystem('staff see who dropped a job') })
      : { users: [] }
  const emailOf = new Map(users.map(({ email, guid }) => [guid, email]))
  return {
    list: rows.map(({ droppedAt, job, jobId, payload, queue, reason, staffGuid }) => ({
      jobId,
      queue,
      job,
      payload,
      reason,
      by: emailOf.get(staffGuid) ?? null,
      droppedAt: droppedAt.toISOString(),
    })),
  }
}
