import type { Connection } from '@sild/service-kit'
import { Company } from '../models/company.ts'
import { CompanyCase } from '../models/company-case.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'
import { filesOfCase } from '../rules/files-of-case.ts'

/** The address of every file in a company's profile. */
export async function listFiles(connection: Connection, companyGuid: string): Promise<(string | null)[]> {
  const [company, cases, photos] = await Promise.all([
    Company.query(connection).findById(companyGuid),
    CompanyCase.query(connection).where({ companyGuid }),
    GalleryPhoto.query(connection).where({ companyGuid }),
  ])
  return [
    company?.logoUrl ?? null,
    company?.coverUrl ?? null,
    ...cases.flatMap(filesOfCase),
    ...photos.map(({ imageUrl }) => imageUrl),
  ]
}
