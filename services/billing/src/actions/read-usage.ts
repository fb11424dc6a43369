import type { PlanProperty } from '@sild/contract/permissions'
import { asSystem, type SignedInActor } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'

/** The company's usage of plan properties in other services. Calls them, so it runs before the transaction. */
export async function readUsage(
  { calls }: Pick<BillingDeps, 'calls'>,
  actor: SignedInActor & { companyGuid: string },
): Promise<ReadonlyMap<PlanProperty, number>> {
  const [{ cases, cover, gallery, links, palette }, { services, specialists, tasks }] = await Promise.all([
    calls.call(
      'getCompanyUsage',
      { params: { companyGuid: actor.companyGuid } },
      { actor: asSystem('members are shown how much of their plan is used') },
    ),
    calls.call('getPublicationActivity', {}, { actor }),
  ])
  return new Map<PlanProperty, number>([
    ['company-cover', cover],
    ['company-links', links],
    ['company-cases', cases],
    ['company-gallery', gallery],
    ['company-personalization', palette],
    ['publications', tasks.all + services.all + specialists.all],
  ])
}
