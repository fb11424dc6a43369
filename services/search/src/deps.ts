import { createSignedLinks, type Kit, serviceOf, type SignedLinks } from '@sild/service-kit'
import { type ChosenEngine, chooseEngine } from './engine/choose-engine.ts'

export interface SearchDeps
  extends Pick<Kit, 'database' | 'outbox' | 'calls' | 'clock' | 'live' | 'files'>, ChosenEngine {
  readonly links: SignedLinks
}

export const createDeps = (kit: Kit): SearchDeps => ({
  ...kit,
  ...chooseEngine(kit),
  links: createSignedLinks(kit.config.keys.links),
})

export const { serve, handle } = serviceOf<SearchDeps>()
