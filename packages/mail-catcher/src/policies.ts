export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'"
/** A mail's own HTML: it may look as it likes and do nothing. */
export const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src *; sandbox allow-popups allow-popups-to-escape-sandbox"
