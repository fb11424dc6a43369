import { setTimeout as delay } from 'node:timers/promises'
import { createServiceApp } from './app.ts'
import { connections } from './connections.ts'
import { openKit } from './open-kit.ts'
import { type Environment, readServiceEnvironment, type ServiceConfig } from './environment.ts'
import { createRelay } from './jobs/relay.ts'
import { createSchedules } from './jobs/schedules.ts'
import { openQueues } from './jobs/open-queues.ts'
import { listen } from './listen.ts'
import { startWorkers } from './jobs/workers.ts'
import { startWorkersHealth } from './workers-health.ts'
import { createLogger } from './log.ts'
import { announceReady, type Ending, exitGracefully, type Stoppable } from './process.ts'
import type { AnyServiceDefinition } from './service.ts'

/** Runs services in this process, each at its own address, until a signal stops the process. */
export const hostServices = (definitions: readonly AnyServiceDefinition[], environment: Environment): Promise<void> =>
  host('services', definitions, environment, startService)

/** Runs the jobs, relays and schedules of services in this process, until a signal stops it. */
export const hostWorkers = (definitions: readonly AnyServiceDefinition[], environment: Environment): Promise<void> =>
  host('workers', definitions, environment, startWorker, startWorkersHealth)

/** A service as a process of its own. */
export const runService = (definition: AnyServiceDefinition, environment: Environment = process.env): Promise<void> =>
  hostServices([definition], environment)
/** Runs the jobs of a service in a process of their own. */
export const runWorker = (definition: AnyServiceDefinition, environment: Environment = process.env): Promise<void> =>
  hostWorkers([definition], environment)

type Start<Started> = (definition: AnyServiceDefinition, config: ServiceConfig) => Promise<Started>
/** Parts that run once for the whole process. */
type StartBeside<Started> = (running: readonly Started[], config: ServiceConfig) => Promise<Stoppable>

async function host<Started extends Stoppable>(
  name: string,
  definitions: readonly AnyServiceDefinition[],
  environment: Environment,
  start: Start<Started>,
  startBeside?: StartBeside<Started>,
): Promise<void> {
  const configs = definitions.map((definition) => readServiceEnvironment(definition.name, environment))
  const running = await Promise.all(definitions.map((definition, index) => start(definition, configs[index]!)))
  const beside = startBeside ? [await startBeside(running, configs[0]!)] : []
  const stop = async (ending: Ending) =>
    void (await Promise.all([...beside, ...running].map((each) => each.stop(ending))))
  exitGracefully({ stop }, createLogger(name, configs[0]?.logLevel ?? 'info'))
  announceReady()
}

export async function startService(definition: AnyServiceDefinition, config: ServiceConfig): Promise<Stoppable> {
  const opened = openKit(config)
  const app = createServiceApp(definition, { kit: opened.kit, deps: definition.createDeps(opened.kit) })
  const { hostname, port } = new URL(config.serviceUrls[definition.name])
  const { descriptors } = config
  const listening = await listen(app, { host: hostname, port: Number(port), descriptors })
  return {
    async stop(ending) {
      listening.retire()
      if (!ending.hasSuccessor) {
        app.retire()
        // The load balancer must have seen that we are not ready before connections are refused.
        await delay(config.healthPollMs * 2)
      }
      await listening.drain(ending)
      await app.close()
      await opened.close()
    },
  }
}

export interface RunningWorker extends Stoppable {
  isReady(): Promise<boolean>
}

export async function startWorker(definition: AnyServiceDefinition, config: ServiceConfig): Promise<RunningWorker> {
  const opened = openKit(config, { sizes: connections.worker })
  const { kit, notifications } = opened
  const { database, log, outbox } = kit
  const queues = openQueues(config.jobs, log)
  const relay = createRelay({ service: definition.name, database, queues, notifications, log })
  const schedules = createSchedules({ service: definition.name, database, outbox, log })
  const workers = startWorkers({ handlers: definition.jobs, deps: definition.createDeps(kit), queues, log })
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  await relay.start()
  schedules.start()
  return {
    isReady: database.isReachable,
    async stop() {
      await schedules.stop()
      await relay.stop()
      await Promise.all(workers.map((worker) => worker.close()))
      await queues.close()
      await opened.close()
    },
  }
}
