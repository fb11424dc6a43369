import type { Reply } from '@sild/contract'
import type { FilesDeps } from '../deps.ts'
import type { DataExport } from '../models/data-export.ts'
import { writeExportLink } from '../rules/export-link.ts'
import { exportState, nextExportAt } from '../rules/export-state.ts'

export function dataExportReply(
  { clock, links }: Pick<FilesDeps, 'clock' | 'links'>,
  last: DataExport | undefined,
): Reply<'getDataExport'> {
  const now = clock.now()
  const state = exportState(last, now)
  return {
    state,
    requestedAt: last?.requestedAt.toISOString() ?? null,
    expiresAt: last?.expiresAt?.toISOString() ?? null,
    bytes: last?.bytes ?? null,
    link: last && state === 'ready' ? writeExportLink(links, last) : null,
    mayAskAt: nextExportAt(last, now)?.toISOString() ?? null,
  }
}
