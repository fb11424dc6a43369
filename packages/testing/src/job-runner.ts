import { setTimeout as delay } from 'node:timers/promises'
import { jobs } from '@sild/contract/jobs'
import type { JobHandler, Kit, ServiceDefinition } from '@sild/service-kit'
import type { Notifications } from '@sild/service-kit/notifications'
import { openQueues } from '@sild/service-kit/jobs/open-queues'
import type { JobWorker, Queues } from '@sild/service-kit/jobs/queues'
import { createRelay } from '@sild/service-kit/jobs/relay'
import { startWorkers } from '@sild/service-kit/jobs/workers'

export interface JobRunner {
  run(): Promise<void>
  stop(): Promise<void>
}

const LIMIT_MS = 30_000

/** Relay and workers of one service on the real queue, started with the first run. */
export function createJobRunner<Deps>(
  definition: ServiceDefinition<Deps>,
  { kit, deps, notifications }: { kit: Kit; deps: Deps; notifications: Notifications },
): JobRunner {
  const { config, database, log } = kit
  const ownQueues = [...new Set(definition.jobs.map(({ job }) => jobs[job].queue))]
  const failures: unknown[] = []
  let started: { queues: Queues; workers: JobWorker[] } | undefined

  const start = () => {
    const queues = openQueues(config.jobs, log)
    const handlers = definition.jobs.map(({ job, run }): JobHandler<Deps> => ({
      job,
      run: async (given) => {
        try {
          await run(given)
        } catch (error) {
          failures.push(error)
          throw error
        }
      },
    }))
    return { queues, workers: startWorkers({ handlers, deps, queues, log }) }
  }
  const unfinished = async (queues: Queues): Promise<number> => {
    const counts = await Promise.all(
      ownQueues.map((name) => queues.queue(name).getJobCounts('waiting', 'active', 'delayed', 'prioritized')),
    )
    const waiting = await database
      .knex('outbox')
      .whereRaw('run_at is null or run_at <= now()')
      .count({ rows: '*' })
      .first()
    return counts
      .flatMap((count) => Object.values(count))
      .reduce((sum, count) => sum + count, Number(waiting?.['rows'] ?? 0))
  }

  return {
    async run() {
      started ??= start()
      const { queues } = started
      const relay = createRelay({ service: definition.name, database, queues, notifications, log })
      const endsAt = performance.now() + LIMIT_MS
      do {
        await relay.drain()
        await delay(5)
        if (failures.length > 0) throw failures.splice(0)[0]
        if (performance.now() > endsAt)
          throw new Error(`The jobs of ${definition.name} were not done within ${LIMIT_MS} ms`)
      } while ((await unfinished(queues)) > 0)
    },
    async stop() {
      if (!started) return
      await Promise.all(started.workers.map((worker) => worker.close()))
      await started.queues.close()
    },
  }
}
