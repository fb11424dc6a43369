import { migrate, migrateQueues, readServiceEnvironment } from '@sild/service-kit'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()
const configs = definitions.map(({ name }) => readServiceEnvironment(name, process.env))
await Promise.all([
  ...configs.slice(0, 1).map(({ jobs }) => migrateQueues(jobs)),
  ...definitions.map((definition, index) => migrate(definition, configs[index]?.databaseUrl ?? '')),
])
