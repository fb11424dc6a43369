interface PolicyInput {
  /** Origins other than the portal's that images and calls may go to: uploaded files. */
  fileOrigins: readonly string[]
  isSecure: boolean
}

/** The one rule that react-aria writes into the document, `touch-action` of what can be pressed, by its content. */
const pressableStyle = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='

/**
 * Two policies, which a script must both pass: `strict-dynamic` alone would let a trusted script load from anywhere, a list of
 * origins alone would let anything run that lies on them. Neither has an unsafe- keyword.
 */
export function contentSecurityPolicy({ fileOrigins, isSecure }: PolicyInput): (nonce: string) => string {
  const files = ["'self'", ...fileOrigins].join(' ')
  const rest = [
    "default-src 'none'",
    `style-src 'self' '${pressableStyle}'`,
    "font-src 'self'",
    `img-src ${files} data:`,
    `connect-src ${files}`,
    `media-src ${files}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (nonce) =>
    `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none', script-src 'nonce-${nonce}' 'self'; ${rest}`
}
