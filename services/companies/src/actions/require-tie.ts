import { AppError, asSystem, type Calls } from '@sild/service-kit'

/** @throws contacts-hidden, unless one of the two companies has responded to the other */
export async function requireTie(calls: Calls, companyGuid: string, otherCompanyGuid: string): Promise<void> {
  const params = { companyGuid, otherCompanyGuid }
  const { hasResponded } = await calls.call(
    'getCompanyTie',
    { params },
    { actor: asSystem('only companies in touch see more of each other') },
  )
  if (!hasResponded) throw new AppError('contacts-hidden')
}
