import { parseArgs } from 'node:util'

import { buildChanged } from './build/build-changed.ts'
import { orExplain } from './explain.mjs'
import { endWithParent } from './processes/end-with-parent.ts'
import { appNames } from './workspace.ts'

/** `npm run build -- [app …]` publishes changed apps into the local registry. */
endWithParent()
await orExplain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const built = await buildChanged(positionals.length > 0 ? positionals : appNames())
  console.log(built.length > 0 ? built.map(({ id, name }) => `  ${name} ${id}`).join('\n') : '  nothing has changed')
})
