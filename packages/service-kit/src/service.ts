import { jobs } from '@sild/contract/jobs'
import type { ServiceName } from '@sild/contract/services'
import { operations } from '@sild/contract/operations'
import type { Kit } from './kit.ts'
import type { JobHandler, Route } from './serve.ts'

export interface ServiceDefinition<Deps> {
  readonly name: ServiceName
  /** Folder of the service's TypeScript migrations. */
  readonly migrations: URL
  /** Builds what handlers and jobs need from the kit. Must not connect or read the environment. */
  readonly createDeps: (kit: Kit) => Deps
  readonly routes: readonly Route<Deps>[]
  readonly jobs: readonly JobHandler<Deps>[]
  /** Writes the lists that every installation needs, with demo data or without. Runs at every start. */
  readonly seedReference?: (deps: Deps) => Promise<void>
  /** Writes the demo data. Running it twice changes nothing. */
  readonly seed?: (deps: Deps) => Promise<void>
  /** Writes many rows for benches. */
  readonly bulkSeed?: (deps: Deps, size: BulkSize) => Promise<void>
}
// Hosts hold services of different dependencies; each gives its own deps only to its own handlers.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyServiceDefinition = ServiceDefinition<any>
export interface BulkSize {
  readonly publications: number
}

/** Declares a service. @throws when an operation or job of the contract is left out, served twice or not its own */
export function defineService<Deps>(definition: ServiceDefinition<Deps>): ServiceDefinition<Deps> {
  const { name } = definition
  const ownOperations = Object.values(operations).filter(({ service }) => service === name)
  const ownJobs = Object.values(jobs).filter(({ service }) => service === name)
  requireExactly(
    `${name} serves`,
    ownOperations.map((operation) => operation.name),
    definition.routes.map((route) => route.operation.name),
  )
  requireExactly(
    `${name} handles`,
    ownJobs.map((job) => job.name),
    definition.jobs.map((handler) => handler.job),
  )
  return definition
}

function requireExactly(what: string, declared: readonly string[], given: readonly string[]): void {
  const missing = declared.filter((name) => !given.includes(name))
  const foreign = given.filter((name) => !declared.includes(name))
  const doubled = given.filter((name, index) => given.indexOf(name) !== index)
  const problems = [
    ...(missing.length > 0 ? [`nothing for ${missing.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`${foreign.join(', ')}, which the contract does not give it`] : []),
    ...(doubled.length > 0 ? [`${doubled.join(', ')} twice`] : []),
  ]
  if (problems.length > 0) throw new Error(`${what} ${problems.join('; ')}`)
}
