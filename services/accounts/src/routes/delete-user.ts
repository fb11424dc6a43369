import { confirmPassword } from '../actions/confirm-password.ts'
import { deleteUser } from '../actions/delete-user.ts'
import { serve } from '../deps.ts'

export const deleteUserRoute = serve('deleteUser', async ({ actor, body, deps, transaction, requestId }) => {
  const { userGuid } = actor
  await confirmPassword(deps, { userGuid, field: 'password', password: body.password })
  return transaction(async (trx) => {
    await deleteUser(trx, deps, userGuid, requestId)
    return { acknowledged: true as const }
  })
})
