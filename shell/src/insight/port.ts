import type { InsightEvent } from '@sild/contract/insight'
import type { ConsentCategory } from '@sild/shell-api'
import type { Report } from '../telemetry/report.ts'

/** A receiver of analytics events or errors. Created when the user agrees, stopped when they withdraw their consent. */
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
