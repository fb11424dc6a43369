import type { ParsedInput } from '@sild/contract'
import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'
import { ownFile } from './own-file.ts'

type Body = Partial<ParsedInput<'createCompany'>['body'] & ParsedInput<'updateCompany'>['body']>

/** The columns that a body may set, named one by one; what it leaves out stays as it is. */
export function companyColumns(body: Body, uploadsUrl: string) {
  const { name, industry, size, type, description, tags, contactPersonName, email, phone, address, palette } = body
  return {
    name,
    industry,
    size,
    type,
    description,
    tags,
    contactPersonName,
    email,
    phone,
    address,
    palette,
    registrationNumber: registrationNumberOf(body.registrationNumber),
    logoUrl: ownFile('logoUrl', body.logoUrl, uploadsUrl),
    coverUrl: ownFile('coverUrl', body.coverUrl, uploadsUrl),
  }
}

const registrationNumberOf = (number: string | undefined): string | null | undefined =>
  number === undefined ? undefined : hasNoRegistrationNumber(number) ? null : canonicalRegistrationNumber(number)
