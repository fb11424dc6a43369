import type { Reply } from '@sild/contract'
import { dataExportTimes } from '@sild/contract/files/limits'
import type { DataExport } from '../models/data-export.ts'

type State = Reply<'getDataExport'>['state']
type Times = Pick<DataExport, 'expiresAt' | 'readyAt' | 'requestedAt'>

const { againAfterMs, givenUpAfterMs } = dataExportTimes

/** The state of a user's last requested export. */
export function exportState(last: Times | undefined, now: Date): State {
  if (!last) return 'none'
  if (!last.readyAt) return now.getTime() - last.requestedAt.getTime() < givenUpAfterMs ? 'making' : 'failed'
  return last.expiresAt && last.expiresAt > now ? 'ready' : 'expired'
}

/** When the user may request another export; null if at once, or if the last one is not ready yet. */
export function nextExportAt(last: Times | undefined, now: Date): Date | null {
  const at = last?.readyAt ? new Date(last.requestedAt.getTime() + againAfterMs) : null
  return at && at > now ? at : null
}
