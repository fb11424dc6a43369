import { linkNames } from '@sild/contract/companies/links'
import { defaultPalette } from '@sild/contract/enums'
import { serve } from '../deps.ts'
import { Company } from '../models/company.ts'
import { CompanyCase } from '../models/company-case.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'

export const getCompanyUsageRoute = serve('getCompanyUsage', async ({ params: { companyGuid }, deps }) => {
  const { knex } = deps.database
  const [company, cases, gallery] = await Promise.all([
    Company.query(knex).findById(companyGuid),
    CompanyCase.query(knex).where({ companyGuid }).resultSize(),
    GalleryPhoto.query(knex).where({ companyGuid }).resultSize(),
  ])
  return {
    cover: Number(Boolean(company?.coverKey)),
    links: company ? linkNames.filter((name) => company[`${name}Url`] !== null).length : 0,
    cases,
    gallery,
    palette: Number(company !== undefined && company.palette !== defaultPalette),
  }
})
