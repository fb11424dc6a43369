import * as z from 'zod/mini'

/** The tools that receive reports on the use of the portal. Nothing of an absent tool is loaded. */
export interface InsightConfig {
  /** `key`: of the project there, which browsers may know. */
  readonly analytics: { readonly kind: 'posthog' | 'http'; readonly url: string; readonly key: string } | null
  readonly tagManager: {
    /** Of its script. */
    readonly url: string
    /** Hash of a script that never changes. Without it documents must allow scripts that have no known hash. */
    readonly integrity: string | null
    /** Origins that its tags load from and send to, besides the script's own origin. */
    readonly origins: readonly string[]
  } | null
  /** `https://<key>@<host>/<project>` of a Sentry, or of what speaks like one. */
  readonly errorsDsn: string | null
}

const webAddress = z.url({ protocol: /^https?$/, error: 'is not an address' })

const dsn = z
  .string()
  .check(
    z.regex(
      /^https?:\/\/[^@/\s]+@[^/\s]+(?:\/\S+)?\/\d+$/,
      'is not a DSN: https://<key>@<host>/<number of the project>',
    ),
  )
/** An empty variable switches the tool off, also where `npm start` has a default. */
const orNothing = <Schema extends z.ZodMiniType<string>>(schema: Schema) => z.union([z.literal(''), schema])

/** To be read with the rest of an environment. */
export const insightVariables = {
  ANALYTICS_KIND: z._default(z.enum(['posthog', 'http']), 'posthog'),
  ANALYTICS_URL: z.optional(orNothing(webAddress)),
  ANALYTICS_KEY: z._default(z.string(), ''),
  TAG_MANAGER_URL: z.optional(orNothing(webAddress)),
  TAG_MANAGER_INTEGRITY: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a hash: sha384-…'))),
  TAG_MANAGER_ORIGINS: z._default(z.string(), ''),
  ERROR_REPORTING_DSN: z.optional(orNothing(dsn)),
} as const

type Variables = z.infer<z.ZodMiniObject<typeof insightVariables>>

/** @throws an Error where an encrypted portal would allow an unencrypted origin */
export function readInsight(read: Variables, isSecure: boolean): InsightConfig {
  const { ANALYTICS_KEY: key, ANALYTICS_KIND: kind, ANALYTICS_URL: url, TAG_MANAGER_URL: script } = read
  const origins = read.TAG_MANAGER_ORIGINS.split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(originOf)
  if (kind === 'posthog' && url && !key) throw new Error('ANALYTICS_KEY is missing: PostHog knows its projects by it')
  for (const each of [url, script, ...origins])
    if (isSecure && each && !each.startsWith('https:'))
      throw new Error(`${each} is not https, as everything must be that a page loads or sends to`)
  return {
    analytics: url ? { kind, url, key } : null,
    tagManager: script ? { url: script, integrity: read.TAG_MANAGER_INTEGRITY ?? null, origins } : null,
    errorsDsn: read.ERROR_REPORTING_DSN || null,
  }
}

function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (origin !== address) throw new Error(`TAG_MANAGER_ORIGINS names ${address}, which is not an origin`)
  return origin
}
