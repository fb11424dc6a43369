import { parseArgs } from 'node:util'

import { orExplain } from './explain.mjs'
import { Failure } from './failure.mjs'
import { endWithParent } from './processes/end-with-parent.ts'
import { bulkSeed } from './supervisor/bulk-seed.ts'
import { scratchDir } from './workspace.ts'

/** `npm run seed -- --publications 1000000 [--data-dir …]` fills an installation for benches, running or not. */
endWithParent()
await orExplain(async () => {
  const { values } = parseArgs({ options: { publications: { type: 'string' }, 'data-dir': { type: 'string' } } })
  const publications = Number(values.publications)
  if (!Number.isSafeInteger(publications) || publications < 1) {
    throw new Failure('How many publications?', 'npm run seed -- --publications 1000000')
  }
  await bulkSeed({ dataDir: values['data-dir'] ?? scratchDir, publications })
})
