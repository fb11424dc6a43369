import type { PortalHandler } from './operation.ts'

/** Counts what our documents report of their releases; other reports are noise or malice. */
export const reportRemotes: PortalHandler<'reportRemotes'> = async ({ body, portal, request: { ip } }) => {
  portal.limits.countBeacon(ip)
  const { document, items } = body
  if (document) portal.delivery.reports.take({ document, address: ip, items })
  return { acknowledged: true }
}
