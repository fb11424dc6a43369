import type { ParsedInput } from '@sild/contract'
import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'
import type { Files } from '@sild/service-kit'

type Body = Partial<ParsedInput<'createCompany'>['body'] & ParsedInput<'updateCompany'>['body']>

/** The columns that a body may set, named one by one; what it leaves out stays as it is. */
export function companyColumns(body: Body, { keyOf }: Pick<Files, 'keyOf'>) {
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
    logoKey: keyOf(body.logoUrl),
    coverKey: keyOf(body.coverUrl),
  }
}

const registrationNumberOf = (number: string | undefined): string | null | undefined =>
  number === undefined ? undefined : hasNoRegistrationNumber(number) ? null : canonicalRegistrationNumber(number)
