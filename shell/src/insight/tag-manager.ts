import { declaredProperties } from '@sild/contract/insight'
import type { SiteInsight } from '@sild/registry/renderer'
import type { InsightAdapter } from './port.ts'

declare global {
  /** Where a tag manager takes its events from. */
  var dataLayer: object[] | undefined
}

/** Loads the tag manager and tells it of page views, and of nothing else. */
export function startTagManager({ integrity, url }: NonNullable<SiteInsight['tagManager']>): InsightAdapter {
  const layer = (globalThis.dataLayer ??= [])
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = Object.assign(document.createElement('script'), { src: url, async: true })
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  document.head.append(script)
  return {
    track(event) {
      if (event.name === 'page_view') layer.push({ event: event.name, ...declaredProperties(event) })
    },
    // What it has loaded cannot be taken out of the document.
    stop: () => location.reload(),
  }
}
