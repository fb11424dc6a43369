import { type InsightEventName, insightEvents } from '@sild/contract/insight'

export const kinds = ['event', 'page view', 'error'] as const
export type Kind = (typeof kinds)[number]

/** A report to the sink, parsed from any of its formats. */
export interface Received {
  readonly kind: Kind
  /** The channel that it came by. */
  readonly from: 'PostHog' | 'plain JSON' | 'tag manager' | 'Sentry'
  /** Of the event, or what was thrown. */
  readonly title: string
  /** As the sender says. */
  readonly occurredAt: string | null
  /** Whom it is about: a number of a browser, or the guid of a user. */
  readonly person: string | null
  readonly properties: Readonly<Record<string, unknown>>
  /** Of an error, the innermost first. */
  readonly frames?: readonly Frame[]
}
export interface Frame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly in_app: boolean
  readonly pre_context?: readonly string[]
  readonly context_line?: string
  readonly post_context?: readonly string[]
}

/** Properties that an event carries and does not declare. Those of the analytics tool begin with `$`. */
export function undeclared({ kind, properties, title }: Received): string[] {
  if (kind === 'error') return []
  const name = kind === 'page view' ? 'page_view' : title
  const declared = name in insightEvents ? insightEvents[name as InsightEventName] : {} // It was just looked for.
  return Object.keys(properties).filter((key) => !key.startsWith('$') && !(key in declared))
}
