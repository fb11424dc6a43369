import { revOf } from '../remotes/rev.ts'
import type { PortalHandler } from './operation.ts'

/** Forwards errors that our documents report. Without an error tracker, or from foreign documents, it does nothing. */
export const reportErrors: PortalHandler<'reportErrors'> = async ({ body, caller, portal, request }) => {
  portal.limits.countBeacon(request.ip)
  const { mark, releases } = body.document
  if (portal.errorReports && portal.delivery.marks.isOf(mark, revOf(releases))) {
    const userGuid = caller.team ? null : caller.userGuid
    for (const error of body.errors)
      portal.errorReports.take({ error, userGuid, userAgent: request.headers['user-agent'] ?? '' })
  }
  return { acknowledged: true }
}
