import type { PortalHandler } from './operation.ts'

export const enterPreview: PortalHandler<'enterPreview'> = async ({ body, portal, reply }) => {
  const { exp, path } = portal.delivery.grants.preview(body.token)
  reply.header('set-cookie', portal.previewCookie.keep(body.token, new Date(exp * 1000)))
  return { path }
}
