import { setTimeout as delay } from 'node:timers/promises'
import { createServiceApp, type ServiceApp } from './app.ts'
import { openKit, type OpenKit } from './open-kit.ts'
import { type Environment, readServiceEnvironment } from './environment.ts'
import { createRelay } from './jobs/relay.ts'
import { createSchedules } from './jobs/schedules.ts'
import { openQueues } from './jobs/queues.ts'
import { startWorkers } from './jobs/workers.ts'
import { createLogger } from './log.ts'
import { announceReady, exitGracefully, type Stoppable } from './process.ts'
import type { AnyServiceDefinition } from './service.ts'

/** Runs services in this process, each at its own address, until the process is told to stop. */
export async function hostServices(
  definitions: readonly AnyServiceDefinition[],
  environment: Environment,
): Promise<void> {
  const services = await Promise.all(definitions.map((definition) => startService(definition, environment)))
  exitGracefully(
    { stop: async () => void (await Promise.all(services.map((service) => service.stop()))) },
    createLogger('services', 'info'),
  )
  announceReady()
}

/** Runs the jobs, relays and schedules of services in this process, until the process is told to stop. */
export async function hostWorkers(
  definitions: readonly AnyServiceDefinition[],
  environment: Environment,
): Promise<void> {
  const workers = await Promise.all(definitions.map((definition) => startWorker(definition, environment)))
  exitGracefully(
    { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) },
    createLogger('workers', 'info'),
  )
  announceReady()
}

/** A service as a process of its own. */
export const runService = (definition: AnyServiceDefinition, environment: Environment = process.env): Promise<void> =>
  hostServices([definition], environment)
/** Its jobs as a process of its own. */
export const runWorker = (definition: AnyServiceDefinition, environment: Environment = process.env): Promise<void> =>
  hostWorkers([definition], environment)

export async function startService(definition: AnyServiceDefinition, environment: Environment): Promise<Stoppable> {
  const config = readServiceEnvironment(definition.name, environment)
  const opened = openKit(config)
  const app: ServiceApp = createServiceApp(definition, { kit: opened.kit, deps: definition.createDeps(opened.kit) })
  const { hostname, port } = new URL(config.serviceUrls[definition.name])
  await app.listen({ host: hostname, port: Number(port) })
  return {
    async stop() {
      app.retire()
      // The load balancer must have seen that we are not ready before connections are refused.
      await delay(config.healthPollMs * 2)
      await app.close()
      await opened.close()
    },
  }
}

export async function startWorker(definition: AnyServiceDefinition, environment: Environment): Promise<Stoppable> {
  const config = readServiceEnvironment(definition.name, environment)
  const opened: OpenKit = openKit(config)
  const { kit, notifications } = opened
  const { database, log, outbox } = kit
  const queues = openQueues(config.jobs, log)
  const relay = createRelay({ service: definition.name, database, queues, notifications, log })
  const schedules = createSchedules({ service: definition.name, database, outbox, log })
  const workers = startWorkers({ handlers: definition.jobs, deps: definition.createDeps(kit), database, queues, log })
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  await relay.start()
  schedules.start()
  return {
    async stop() {
      await schedules.stop()
      await relay.stop()
      await Promise.all(workers.map((worker) => worker.close()))
      await queues.close()
      await opened.close()
    },
  }
}
