import { openKit, readServiceEnvironment } from '@sild/service-kit'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()
const size = { publications: Number(process.env.BULK_PUBLICATIONS) }
for (const definition of definitions) {
  const opened = openKit(readServiceEnvironment(definition.name, process.env))
  try {
    await definition.bulkSeed?.(definition.createDeps(opened.kit), size)
  } finally {
    await opened.close()
  }
}
