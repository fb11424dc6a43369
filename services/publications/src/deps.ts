import { createSignedLinks, type Kit, serviceOf, type SignedLinks } from '@sild/service-kit'

export interface PublicationsDeps extends Pick<Kit, 'database' | 'outbox' | 'calls' | 'clock' | 'live' | 'files'> {
  readonly links: SignedLinks
}

export const createDeps = (kit: Kit): PublicationsDeps => ({ ...kit, links: createSignedLinks(kit.config.keys.links) })

export const { serve, handle } = serviceOf<PublicationsDeps>()
