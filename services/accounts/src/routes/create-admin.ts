import { localizedPath, paths } from '@sild/paths'
import { createAdmin } from '../actions/create-admin.ts'
import { serve } from '../deps.ts'

export const createAdminRoute = serve('createAdmin', ({ body, deps, requestId, transaction }) =>
  transaction(async (trx) => {
    const { isNew, passwordToken } = await createAdmin(trx, deps, { ...body, requestId })
    const path = paths.recovery(passwordToken, paths.secondFactor())
    return { link: new URL(localizedPath(path, body.locale), deps.publicUrl).href, isNew }
  }),
)
