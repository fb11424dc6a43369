import {
  type AnyServiceDefinition,
  migrate,
  migrateQueues,
  openKit,
  readServiceEnvironment,
  type ServiceConfig,
} from '@sild/service-kit'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

/** Brings tables and reference lists up to date, at every start. */
endWithParent()
const configured = definitions.map((definition) => ({
  definition,
  config: readServiceEnvironment(definition.name, process.env),
}))
await Promise.all([
  ...configured.slice(0, 1).map(({ config }) => migrateQueues(config.jobs)),
  ...configured.map(({ definition, config }) => prepare(definition, config)),
])

async function prepare(definition: AnyServiceDefinition, config: ServiceConfig): Promise<void> {
  await migrate(definition, config.databaseUrl)
  if (!definition.seedReference) return
  const opened = openKit(config)
  try {
    await definition.seedReference(definition.createDeps(opened.kit))
  } finally {
    await opened.close()
  }
}
