import { startBff } from '@sild/bff/server'

import { endWithParent } from './end-with-parent.ts'

endWithParent({ graceMs: 3000 })
await startBff(process.env)
