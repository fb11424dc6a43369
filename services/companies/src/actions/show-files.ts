import type { Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import type { CompanyCase } from '../models/company-case.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'
import { filesOfCase } from '../rules/files-of-case.ts'

type Deps = Pick<CompaniesDeps, 'outbox'>
interface By {
  userGuid: string
}

/** Sends the files service the files of a company, in the transaction that raised its version. */
export async function showCompanyFiles(
  trx: Transaction,
  { outbox }: Deps,
  { userGuid }: By,
  companyGuid: string,
): Promise<void> {
  const company = await Company.query(trx).findById(companyGuid).throwIfNotFound()
  const photos = await GalleryPhoto.query(trx).where({ companyGuid })
  const shown = [company.logoKey, company.coverKey, ...photos.map(({ imageKey }) => imageKey)]
  const keys = [...new Set(shown)].filter((key) => key !== null)
  const subject = { shownIn: 'company', subjectGuid: companyGuid, revision: company.version } as const
  await outbox.add(trx, 'show-files', { ...subject, userGuid, companyGuid, keys })
}

/** Sends the files of one of its cases; none for a deleted case. */
export async function showCaseFiles(
  trx: Transaction,
  { outbox }: Deps,
  { userGuid }: By,
  shown: CompanyCase,
  { isDeleted = false } = {},
): Promise<void> {
  const { caseGuid: subjectGuid, companyGuid, version } = shown
  const keys = isDeleted ? [] : [...new Set(filesOfCase(shown))]
  const revision = isDeleted ? version + 1 : version
  await outbox.add(trx, 'show-files', { shownIn: 'company-case', subjectGuid, revision, userGuid, companyGuid, keys })
}
