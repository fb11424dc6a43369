import { type AnyServiceDefinition, openKit, readServiceEnvironment } from '@sild/service-kit'
import { isLoopback } from '@sild/service-kit/listen-address'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

/** Fills the market. Seeds change nothing when they run twice, so an interrupted first time does no harm. */
endWithParent()
for (const definition of definitions) await seed(definition)

async function seed(definition: AnyServiceDefinition): Promise<void> {
  const config = readServiceEnvironment(definition.name, process.env)
  // The passwords of the demo accounts are published.
  if (config.mode !== 'test' && !isLoopback(new URL(config.publicUrl)))
    throw new Error(`${config.publicUrl} cannot have the demo market`)
  const opened = openKit(config)
  try {
    await definition.seed?.(definition.createDeps(opened.kit))
  } finally {
    await opened.close()
  }
}
