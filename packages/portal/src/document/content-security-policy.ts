import type { InsightOrigins } from '../insight/site-insight.ts'

export interface PolicyInput {
  /** Origins other than the portal's that images and calls may go to: uploaded files. */
  fileOrigins: readonly string[]
  /** Origins of the tools for analytics and errors, if there are any. */
  insight?: InsightOrigins
  isSecure: boolean
}

/** The one rule that react-aria writes into the document, `touch-action` of what can be pressed, by its content. */
const pressableStyle = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='
const noInsight: InsightOrigins = { scripts: [], calls: [], pictures: [] }
const listed = (...sources: readonly (readonly string[])[]): string => sources.flat().join(' ')

/**
 * Two policies; a script must pass both. `strict-dynamic` alone would let a trusted script load from any origin, and a
 * list of origins alone would allow every script on them. Neither has an unsafe- keyword.
 */
export function contentSecurityPolicy({
  fileOrigins,
  insight = noInsight,
  isSecure,
}: PolicyInput): (nonce: string) => string {
  const files = ["'self'", ...fileOrigins]
  const rest = [
    "default-src 'none'",
    `style-src 'self' '${pressableStyle}'`,
    "font-src 'self'",
    `img-src ${listed(files, insight.pictures)} data:`,
    `connect-src ${listed(files, insight.calls)}`,
    `media-src ${listed(files)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) =>
    `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none', script-src ${listed([`'nonce-${nonce}'`, "'self'"], insight.scripts)}; ${rest}`
}
