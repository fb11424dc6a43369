import type { InsightEvent } from '@sild/contract/insight'
import type { ConsentCategory } from '@sild/shell-api'
import type { Report } from '../telemetry/report.ts'

/** Somebody who hears how the portal is used. It is made when its user agrees, and stopped when they no longer do. */
export interface InsightAdapter {
  track?: (event: InsightEvent) => void
  tellError?: (report: Report) => void
  /** Nothing more is sent, not even what waits. */
  stop: () => void
}

export interface InsightKind {
  /** What the user agrees to with it. */
  category: ConsentCategory
  start: () => InsightAdapter
}
