import { AppError } from '@sild/service-kit/errors'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Failed } from '../../queues/failed-jobs.ts'

interface DropCall {
  readonly deps: Pick<Deps, 'droppedJobs'>
  readonly request: Pick<FastifyRequest, 'session'>
}

/** Logs who drops a job and why, then removes it from its queue. */
export async function dropJob(
  { deps, request }: DropCall,
  job: Failed,
  { queue, reason }: { queue: string; reason: string },
): Promise<void> {
  const staffGuid = request.session?.userGuid
  if (!staffGuid) throw new AppError('sign-in-required')
  await deps.droppedJobs.note({ queue, job, reason, staffGuid })
  await job.remove()
}
