import { hostWorkers } from '@sild/service-kit'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent({ graceMs: 3000 })
await hostWorkers(definitions, process.env)
