import { type Kit, serviceOf } from '@sild/service-kit'

export type ContentDeps = Pick<Kit, 'database' | 'clock'>

export const createDeps = (kit: Kit): ContentDeps => kit

export const { serve } = serviceOf<ContentDeps>()
