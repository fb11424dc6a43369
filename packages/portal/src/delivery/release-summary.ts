import type { ReleaseSummary } from '@sild/contract/delivery/shapes'
import type { Release } from '@sild/registry'

export const summaryOf = ({ createdAt, files, id, source, version }: Release): ReleaseSummary => ({
  id,
  version,
  createdAt,
  source,
  bytes: Object.values(files).reduce((total, { bytes }) => total + bytes, 0),
})
