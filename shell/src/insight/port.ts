import type { InsightEvent } from '@sild/contract/insight'
import type { ConsentCategory } from '@sild/shell-api'
import type { Report } from '../telemetry/report.ts'

/** A receiver of analytics events or errors. Created when the user agrees, stopped when they withdraw their consent. */
export interface InsightAdapter {
  track?: (event: InsightEvent) => void
  captureError?: (report: Report) => void
  /** Stops sending and drops waiting items. */
  stop: () => void
}

export interface InsightKind {
  /** The category of consent that it needs. */
  category: ConsentCategory
  start: () => InsightAdapter
}
