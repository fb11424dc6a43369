import { type AnyServiceDefinition, openKit, readServiceEnvironment } from '@sild/service-kit'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

/** Fills the market. Seeds change nothing when they run twice, so an interrupted first time does no harm. */
endWithParent()
for (const definition of definitions) await seed(definition)

async function seed(definition: AnyServiceDefinition): Promise<void> {
  const opened = openKit(readServiceEnvironment(definition.name, process.env))
  try {
    await definition.seed?.(definition.createDeps(opened.kit))
  } finally {
    await opened.close()
  }
}
