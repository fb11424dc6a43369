import { runInbound } from '@sild/mails/run-inbound'

import { endWithParent } from './end-with-parent.ts'

endWithParent({ graceMs: 3000 })
await runInbound(process.env)
