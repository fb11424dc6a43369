import { registerUser } from '../actions/register-user.ts'
import { serve } from '../deps.ts'
import { normalizedPassword, refuseGuessable } from '../rules/password.ts'

export const registerUserRoute = serve('registerUser', async ({ body, deps, transaction, requestId }) => {
  const { password, ...registration } = body
  refuseGuessable(password, registration.email)
  const passwordHash = await deps.passwords.hash(normalizedPassword(password))
  return transaction(async (trx) => {
    await registerUser(trx, deps, { ...registration, passwordHash }, requestId)
    return { acknowledged: true as const }
  })
})
