import { contentLimits } from '@sild/contract/content/limits'
import { AppError, asSystem } from '@sild/service-kit'
import { lockFlag, versionOf, writeFlag } from '../actions/write-flag.ts'
import { serve } from '../deps.ts'
import { FlagCompany } from '../models/flag-company.ts'

const system = asSystem('a company is named for a flag')

/** Turns a flag on for a company by name, independent of the share. */
export const addFlagCompanyRoute = serve(
  'addFlagCompany',
  async ({ actor, deps, params: { companyGuid, flagKey }, transaction }) => {
    const body = { companyGuids: [companyGuid] }
    const { companies } = await deps.calls.call('getCompanyBriefs', { body }, { actor: system })
    if (companies.length === 0) throw new AppError('company-not-found')
    return transaction(async (trx) => {
      const held = await lockFlag(trx, flagKey)
      const named = await FlagCompany.query(trx).where({ flagKey })
      if (named.some((one) => one.companyGuid === companyGuid)) return versionOf(held)
      if (named.length >= contentLimits.flagCompanies) throw new AppError('flag-companies-full')
      const written = await writeFlag(trx, deps, actor, held)
      await FlagCompany.query(trx).insert({ flagKey, companyGuid })
      return written
    })
  },
)
