import { AppError } from '@sild/service-kit'
import { checkRegister, saveRegisterCheck } from '../actions/verify-company.ts'
import { serve } from '../deps.ts'
import { registerCheckReply } from '../replies/register-check-reply.ts'

export const repeatRegisterCheckRoute = serve('repeatRegisterCheck', async ({ deps, params, transaction }) => {
  const answer = await checkRegister(deps, params.companyGuid)
  if (!answer || answer.company.erasedAt) throw new AppError('company-not-found')
  return transaction(async (trx) => {
    const check = await saveRegisterCheck(trx, deps, answer)
    if (!check) throw new AppError('company-changed-meanwhile')
    return { ...params, check: registerCheckReply(check) }
  })
})
