import type { ParsedInput, PlanSlug } from '@sild/contract'
import { linkNames } from '@sild/contract/companies/links'
import type { SignedInActor, Transaction } from '@sild/service-kit'
import { editProfile } from './edit-profile.ts'
import { requireRoom } from './require-room.ts'

type Body = ParsedInput<'updateCompanyLinks'>['body']

/** Replaces all links. Taking links away needs no plan. @throws plan-limit-reached, company-changed-meanwhile */
export async function updateLinks(
  trx: Transaction,
  actor: SignedInActor,
  { companyGuid, plan, version, ...links }: Body & { companyGuid: string; plan: PlanSlug },
): Promise<void> {
  const columns = {
    websiteUrl: links.website,
    instagramUrl: links.instagram,
    facebookUrl: links.facebook,
    linkedinUrl: links.linkedin,
  }
  const before = await editProfile(trx, actor, { companyGuid, version }, columns)
  const isAdded = linkNames.some((name) => links[name] !== null && links[name] !== before[`${name}Url`])
  const others = linkNames.filter((name) => links[name] !== null).length - 1
  if (isAdded) requireRoom(plan, 'company-links', others)
}
