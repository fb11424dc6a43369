import type { SiteInsight } from '@sild/registry/renderer'
import type { InsightConfig } from './insight-config.ts'

/** The part of the configuration that browsers receive. */
export const siteInsight = ({ analytics, errorsDsn, tagManager }: InsightConfig): SiteInsight => ({
  ...(analytics && { analytics }),
  ...(tagManager && {
    tagManager: { url: tagManager.url, ...(tagManager.integrity && { integrity: tagManager.integrity }) },
  }),
  ...(errorsDsn && { reportsErrors: true }),
})

export interface InsightOrigins {
  readonly scripts: readonly string[]
  /** Where documents may send to, and get pictures from that count a view. */
  readonly calls: readonly string[]
  readonly pictures: readonly string[]
}

/** What documents are opened for. Errors go to the portal itself. */
export function insightOrigins({ analytics, tagManager }: InsightConfig): InsightOrigins {
  const scripts = tagManager ? [...new Set([new URL(tagManager.url).origin, ...tagManager.origins])] : []
  return {
    scripts,
    calls: [...new Set([...(analytics ? [new URL(analytics.url).origin] : []), ...scripts])],
    pictures: scripts,
  }
}

/** Whether documents allow scripts without a known hash. */
export const hasOpenScripts = ({ tagManager }: InsightConfig): boolean =>
  tagManager !== null && tagManager.integrity === null
