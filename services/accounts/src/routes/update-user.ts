import { changePassword } from '../actions/change-password.ts'
import { updateUser } from '../actions/update-user.ts'
import { serve } from '../deps.ts'
import { userReply } from '../replies/user-reply.ts'

export const updateUserRoute = serve('updateUser', async ({ actor, body, deps, transaction, requestId }) => {
  const { userGuid, sessionGuid } = actor
  const { oldPassword, password, ...change } = body
  // The contract takes both or none.
  const applyPassword =
    oldPassword !== undefined && password !== undefined
      ? await changePassword(deps, { userGuid, sessionGuid, oldPassword, password, requestId })
      : undefined
  return transaction(async (trx) => {
    await applyPassword?.(trx)
    return userReply(await updateUser(trx, userGuid, change), deps)
  })
})
