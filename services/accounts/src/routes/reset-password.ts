import { resetPassword } from '../actions/reset-password.ts'
import { serve } from '../deps.ts'
import { normalizedPassword } from '../rules/password.ts'

export const resetPasswordRoute = serve('resetPassword', async ({ body, deps, params, transaction, requestId }) => {
  const { password } = body
  const passwordHash = await deps.passwords.hash(normalizedPassword(password))
  return transaction(async (trx) => {
    await resetPassword(trx, deps, { token: params.token, password, passwordHash, requestId })
    return { acknowledged: true as const }
  })
})
