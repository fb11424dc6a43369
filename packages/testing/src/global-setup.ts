import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServiceName, serviceNames } from '@sild/contract/services'
import { discardPostgres, provision, type Provisioned, startPostgres } from '@sild/postgres'
import { type AnyServiceDefinition, migrate, migrateQueues } from '@sild/service-kit'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests
  }
}

export interface PostgresForTests {
  readonly adminUrl: string
  readonly template: string
  /** Connection strings of the template; a test's database has the same roles. */
  readonly provisioned: Provisioned
  /** Why a service's tables are not in the template, by service. */
  readonly failures: Readonly<Record<string, string>>
}

/** A schema for the tests of the kit itself. */
const SAMPLE = 'sample'
const TEMPLATE = 'sild_template'

/** One Postgres for the whole test run, with a template database that has the tables of every service. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sild-test-'))
  const postgres = await startPostgres({ dataDir, durable: false })
  const provisioned = await provision(postgres.adminUrl, { services: [...serviceNames, SAMPLE], database: TEMPLATE })
  await migrateQueues({ databaseUrl: provisioned.jobs, redisUrl: undefined })
  const results = await Promise.all(serviceNames.map((name) => migrateService(name, provisioned)))
  const failures = Object.fromEntries(results.filter((result) => result !== null))
  project.provide('postgres', { adminUrl: postgres.adminUrl, template: TEMPLATE, provisioned, failures })
  return async () => {
    await postgres.stop()
    await discardPostgres(dataDir)
  }
}

/** A service that does not load must fail its own tests, not all tests. */
async function migrateService(name: ServiceName, provisioned: Provisioned): Promise<[ServiceName, string] | null> {
  const source = new URL(`../../../services/${name}/src/service.ts`, import.meta.url)
  if (!existsSync(fileURLToPath(source))) return null
  try {
    // What a service.ts exports.
    const module = (await import(source.href)) as Record<string, AnyServiceDefinition>
    const definition = module[`${name}Service`]
    await migrate(definition!, provisioned.services[name]!)
    return null
  } catch (error) {
    return [name, error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}
