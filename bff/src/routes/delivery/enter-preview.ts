import type { OwnHandler } from '../route.ts'

export const enterPreview: OwnHandler<'enterPreview'> = async ({ body, deps, reply }) => {
  const { exp, path } = deps.delivery.grants.preview(body.token)
  reply.header('set-cookie', deps.previewCookie.keep(body.token, new Date(exp * 1000)))
  return { path }
}
