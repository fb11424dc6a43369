import { hostServices } from '@sild/service-kit'

import { definitions } from './definitions.ts'

await hostServices(definitions, process.env)
