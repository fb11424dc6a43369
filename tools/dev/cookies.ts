const prefixed = /^__(Host|Secure)-/
const renamed = /^(Host|Secure)-of-portal-/
/** True of a portal only, not of a page on this machine. */
const ofPortal = /^(?:domain=|secure$|partitioned$)/i

/** Rewrites a cookie of a portal, so that a browser accepts it over plain http on this machine. */
export const toLocalCookie = (cookie: string): string =>
  cookie
    .split(/; ?/)
    .filter((part, index) => index === 0 || !ofPortal.test(part))
    .map((part, index) =>
      index === 0 ? part.replace(prefixed, '$1-of-portal-') : part.replace(/samesite=none/i, 'SameSite=Lax'),
    )
    .join('; ')

/** Restores the names of the portal in the browser's cookies. */
export const toPortalCookies = (cookies: string): string =>
  cookies
    .split(/; ?/)
    .map((cookie) => cookie.replace(renamed, '__$1-'))
    .join('; ')
