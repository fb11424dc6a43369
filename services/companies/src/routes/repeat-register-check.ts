import { AppError } from '@sild/service-kit'
import { askAbout, keepFinding } from '../actions/verify-company.ts'
import { serve } from '../deps.ts'
import { registerCheckReply } from '../replies/register-check-reply.ts'

export const repeatRegisterCheckRoute = serve('repeatRegisterCheck', async ({ deps, params, transaction }) => {
  const asked = await askAbout(deps, params.companyGuid)
  if (!asked || asked.company.erasedAt) throw new AppError('company-not-found')
  return transaction(async (trx) => {
    const check = await keepFinding(trx, deps, asked)
    if (!check) throw new AppError('company-changed-meanwhile')
    return { ...params, check: registerCheckReply(check) }
  })
})
