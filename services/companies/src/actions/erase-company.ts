import { defaultPalette } from '@sild/contract'
import { erasedText } from '@sild/contract/erasure'
import { expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { Model } from 'objection'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { CompanyCase } from '../models/company-case.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'
import { Membership } from '../models/membership.ts'
import { RegisterCheck } from '../models/register-check.ts'
import { Review } from '../models/review.ts'
import { TaxChange } from '../models/tax-change.ts'
import { announceChange } from './announce-change.ts'
import { showCaseFiles, showCompanyFiles } from './show-files.ts'

/** Tables without a row of an erased company. */
const erasedWhole: readonly (typeof Model)[] = [
  RegisterCheck,
  CompanyCase,
  GalleryPhoto,
  CompanyRequisites,
  TaxChange,
  Membership,
]

/** Leaves of a company what others need of it: that there was one. Its ratings stay, its words go. */
export async function eraseCompany(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  by: Pick<SignedInActor, 'userGuid'>,
  companyGuid: string,
): Promise<void> {
  await Company.query(trx)
    .findById(companyGuid)
    .patch({
      slug: `deleted-${companyGuid}`,
      name: erasedText,
      nameKey: null,
      nameLook: null,
      registrationNumber: null,
      cityId: null,
      cityTitle: null,
      industry: null,
      industryLocale: null,
      size: null,
      type: null,
      description: null,
      descriptionTranslations: {},
      tags: [],
      contactPersonName: null,
      email: null,
      phone: null,
      address: null,
      logoKey: null,
      coverKey: null,
      palette: defaultPalette,
      websiteUrl: null,
      instagramUrl: null,
      facebookUrl: null,
      linkedinUrl: null,
      verification: 'not-checked',
      listedAt: null,
      erasedAt: expression`now()`,
      version: expression`version + 1`,
    })
  for (const shown of await CompanyCase.query(trx).where({ companyGuid }))
    await showCaseFiles(trx, deps, by, shown, { isDeleted: true })
  for (const model of erasedWhole) await model.query(trx).where({ companyGuid }).delete()
  await Review.query(trx).where({ authorCompanyGuid: companyGuid }).patch({ text: null })
  await showCompanyFiles(trx, deps, by, companyGuid)
  await deps.outbox.publish(trx, 'company-changed', { companyGuid })
  await deps.outbox.publish(trx, 'company-erased', { companyGuid })
  announceChange(trx, deps, companyGuid)
}
