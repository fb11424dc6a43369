import { relative } from 'node:path'

import { orExplain } from './explain.mjs'
import { packPackages } from './pack/pack-packages.ts'
import { root } from './workspace.ts'

/** `npm run pack`: what teams with a repository of their own install, as archives. `npx changeset publish` sends it. */
await orExplain(async () => {
  for (const { file, name, version } of await packPackages())
    console.log(`  ${name}@${version}  ${relative(root, file)}`)
})
