import { bundleMail } from '../actions/bundle-mail.ts'
import { handle } from '../deps.ts'

export const bundleNewsJob = handle('bundle-news', ({ deps, payload: { userGuid } }) =>
  deps.database.transaction((trx) => bundleMail(trx, deps, userGuid)),
)
