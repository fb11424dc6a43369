import { asSystem, type Calls } from '@sild/service-kit'
import type { AppError } from '@sild/service-kit'

/** @throws what `refusal` makes, unless one of the two companies has responded to the other */
export async function requireTie(
  calls: Calls,
  [companyGuid, otherCompanyGuid]: readonly [string, string],
  refusal: () => AppError,
): Promise<void> {
  const params = { companyGuid, otherCompanyGuid }
  const { hasResponded } = await calls.call(
    'getCompanyTie',
    { params },
    { actor: asSystem('only companies in touch see more of each other') },
  )
  if (!hasResponded) throw refusal()
}
