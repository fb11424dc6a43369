import { type Kit, serviceOf } from '@sild/service-kit'

export interface ContentDeps extends Pick<Kit, 'database' | 'clock' | 'outbox' | 'live' | 'files' | 'calls'> {
  readonly publicUrl: string
}

export const createDeps = (kit: Kit): ContentDeps => ({ ...kit, publicUrl: kit.config.publicUrl })

export const { serve, handle } = serviceOf<ContentDeps>()
