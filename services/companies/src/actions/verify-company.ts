import { expression } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { RegisterCheck } from '../models/register-check.ts'
import { type Register, RegisterUnavailableError } from '../registers/register.ts'
import { type Finding, judgeCompany, notChecked } from '../rules/judge-company.ts'
import { announceChange } from './announce-change.ts'

/**
 * Holds a company against the register of its country and keeps what that said. A company that has changed meanwhile keeps its state:
 * its change has a check of its own. A register that does not answer takes nothing away from what it said before.
 */
export async function verifyCompany(
  deps: Pick<CompaniesDeps, 'database' | 'outbox' | 'clock' | 'live' | 'registers'>,
  companyGuid: string,
): Promise<void> {
  const { database, outbox, clock, registers } = deps
  const company = await Company.query(database.knex).findById(companyGuid)
  if (!company) return
  const { name, registrationNumber, countryCode, verification } = company
  const register = registers.ofCountry(countryCode)
  // Outside the transaction: a register may take its time.
  const finding = await ask(register, name, registrationNumber)
  const status = finding.status === 'not-checked' ? verification : finding.status
  await database.transaction(async (trx) => {
    const isAsBefore = await Company.query(trx)
      .findById(companyGuid)
      .where({ name, countryCode })
      .where(expression`registration_number is not distinct from ${registrationNumber}::text`)
      .patch({ verification: status })
    if (isAsBefore === 0) return
    const source = register?.source ?? null
    await RegisterCheck.query(trx).insert({
      companyGuid,
      source,
      number: registrationNumber,
      queriedAt: clock.now(),
      ...finding,
    })
    announceChange(trx, deps, companyGuid)
    if (status !== verification) await outbox.publish(trx, 'company-changed', { companyGuid })
  })
}

async function ask(register: Register | null, name: string, registrationNumber: string | null): Promise<Finding> {
  if (registrationNumber === null) return notChecked('no-number')
  if (!register) return notChecked('no-register')
  try {
    return judgeCompany(name, await register.find(registrationNumber))
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return notChecked('register-unavailable')
    throw error
  }
}
