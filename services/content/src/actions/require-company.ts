import { AppError, asSystem } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

const actor = asSystem('a company is named for a flag')

/** @throws company-not-found */
export async function requireCompany({ calls }: Pick<ContentDeps, 'calls'>, companyGuid: string): Promise<void> {
  const { companies } = await calls.call('getCompanyBriefs', { body: { companyGuids: [companyGuid] } }, { actor })
  if (companies.length === 0) throw new AppError('company-not-found')
}
