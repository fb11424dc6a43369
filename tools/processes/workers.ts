import { hostWorkers } from '@sild/service-kit'

import { definitions } from './definitions.ts'

await hostWorkers(definitions, process.env)
