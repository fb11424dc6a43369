import type { ParsedInput } from '@sild/contract'
import type { Files } from '@sild/service-kit'
import { nameKey, nameLook } from '@sild/service-kit/name-keys'
import { storedRegistrationNumber } from './stored-registration-number.ts'

type Body = Partial<ParsedInput<'createCompany'>['body'] & ParsedInput<'updateCompany'>['body']>

/** The columns that a body may set, named one by one; what it leaves out stays as it is. */
export function companyColumns(body: Body, { keyOf }: Pick<Files, 'keyOf'>) {
  const { name, industry, size, type, description, tags, contactPersonName, email, phone, address, palette } = body
  const { registrationNumber } = body
  return {
    name,
    nameKey: name === undefined ? undefined : nameKey(name),
    nameLook: name === undefined ? undefined : nameLook(name),
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
    registrationNumber: registrationNumber === undefined ? undefined : storedRegistrationNumber(registrationNumber),
    logoKey: keyOf(body.logoUrl),
    coverKey: keyOf(body.coverUrl),
  }
}
