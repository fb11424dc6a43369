import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { orExplain } from './explain.mjs'
import { linkWorkspace } from './new-remote/link-workspace.ts'
import { registerService } from './new-service/register-service.ts'
import { parseOptions } from './new-service/options.ts'
import { writeService } from './new-service/write-service.ts'
import { root } from './workspace.ts'

/** `npm run new-service -- offers`: creates a domain of the contract and its service, with a test. */
await orExplain(() => {
  const options = parseOptions(process.argv.slice(2), root)
  const written = writeService(options, root, new Date())
  const registered = registerService(options, root)
  linkWorkspace(`services/${options.name}`, root)
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt')
  execFileSync(process.execPath, [oxfmt, ...written, ...registered], { cwd: root })
  console.log(`
  services/${options.name} is made, with a first operation, a job and a table.

    npm run docs                                                     list its operation and job
    npx vitest run --project=integration services/${options.name}       its tests
`)
})
