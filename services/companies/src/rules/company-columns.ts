import type { ParsedInput } from '@sild/contract'
import { canonicalRegistrationNumber, hasNoRegistrationNumber } from '@sild/contract/companies/registration-number'
import { invalidField } from '@sild/service-kit'

type Body = Partial<ParsedInput<'createCompany'>['body']>

/** The columns that a body may set, named one by one; what it leaves out stays as it is. */
export function companyColumns(body: Body, uploadsUrl: string) {
  const { name, industry, size, type, description, tags, contactPersonName, email, phone, address } = body
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
    registrationNumber: registrationNumberOf(body.registrationNumber),
    logoUrl: ownFile('logoUrl', body.logoUrl, uploadsUrl),
  }
}

const registrationNumberOf = (number: string | undefined): string | null | undefined =>
  number === undefined ? undefined : hasNoRegistrationNumber(number) ? null : canonicalRegistrationNumber(number)

/** Only files that were uploaded here: a picture from elsewhere would tell its owner who looks at the page. */
function ownFile(field: string, url: string | null | undefined, uploadsUrl: string): string | null | undefined {
  if (url == null) return url
  const isOwn = URL.canParse(url) && new URL(url).origin === new URL(uploadsUrl).origin
  if (!isOwn) throw invalidField(field, { code: 'invalid' })
  return url
}
