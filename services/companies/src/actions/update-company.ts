import type { Locale, ParsedInput } from '@sild/contract'
import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { storedRegistrationNumber } from '../rules/stored-registration-number.ts'
import { companyColumns } from '../rules/company-columns.ts'
import { findOwnCompany } from './find-own-company.ts'
import { isNameTaken, nameTaken } from './name-taken.ts'
import { showCompanyFiles } from './show-files.ts'
import type { Location } from './find-location.ts'
import { type Period, requestTaxChange } from './request-tax-change.ts'

type Change = ParsedInput<'updateCompany'>['body'] &
  Partial<Location> & {
    companyGuid: string
    locale: Locale
    /** Given where the company would like to move to another country. */
    period: Period | null
  }

const pictures = ['logoKey', 'coverKey'] as const

/**
 * Updates the given fields if the company still has this `version`. Its slug stays; translations of an old description
 * are deleted. A new country changes the tax, so it waits for staff, with its city and number.
 */
export async function updateCompany(
  trx: Transaction,
  { clock, files, outbox }: Pick<CompaniesDeps, 'clock' | 'files' | 'outbox'>,
  actor: SignedInActor,
  { companyGuid, version, countryCode, cityId, cityTitle, locale, period, ...given }: Change,
): Promise<void> {
  const before = await findOwnCompany(trx, actor, companyGuid)
  const isMove = period !== null && countryCode !== undefined && countryCode !== before.countryCode
  const { registrationNumber, ...unmoved } = given
  const body = isMove ? unmoved : given
  const location = cityTitle === undefined || isMove ? {} : { countryCode, cityId, cityTitle }
  const columns = { ...companyColumns(body, files), ...location }
  const isRenamed = body.industry !== undefined && body.industry !== before.industry
  const isRewritten = body.description !== undefined && body.description !== before.description
  try {
    const changed = await Company.query(trx)
      .findById(companyGuid)
      .where({ version })
      .patch({
        ...columns,
        ...(isRenamed && { industryLocale: body.industry ? locale : null }),
        ...(isRewritten && { descriptionTranslations: {} }),
        version: expression`version + 1`,
        updatedAt: expression`now()`,
      })
    if (changed === 0) throw new AppError('company-changed-meanwhile')
  } catch (error) {
    throw isNameTaken(error) ? nameTaken(error) : error
  }
  if (isMove)
    await requestTaxChange(
      trx,
      { clock, outbox },
      {
        companyGuid,
        period,
        before: { countryCode: before.countryCode, registrationNumber: before.registrationNumber },
        after: {
          countryCode,
          cityId: cityId ?? null,
          cityTitle: cityTitle ?? null,
          ...(registrationNumber !== undefined && { registrationNumber: storedRegistrationNumber(registrationNumber) }),
        },
      },
    )
  if (pictures.some((name) => columns[name] !== undefined && columns[name] !== before[name]))
    await showCompanyFiles(trx, { outbox }, actor, companyGuid)
  await outbox.publish(trx, 'company-changed', { companyGuid })
  if (await forgetVerification(trx, before)) await outbox.add(trx, 'verify-company', { companyGuid })
}

/** Resets the verification if name, number or country changes. Returns whether one of them is new. */
async function forgetVerification(trx: Transaction, before: Company): Promise<boolean> {
  const { companyGuid, name, registrationNumber, countryCode } = before
  const changed = await Company.query(trx)
    .findById(companyGuid)
    .where(
      expression`(name, registration_number, country_code) is distinct from (${name}::text, ${registrationNumber}::text, ${countryCode}::text)`,
    )
    .patch({ verification: 'not-checked' })
  return changed > 0
}
