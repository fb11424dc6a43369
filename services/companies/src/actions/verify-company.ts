import { expression, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { RegisterCheck } from '../models/register-check.ts'
import { type Register, RegisterUnavailableError } from '../registers/register.ts'
import { type Finding, compareWithRegister, notChecked } from '../rules/compare-with-register.ts'
import { announceChange } from './announce-change.ts'

interface RegisterAnswer {
  readonly company: Company
  readonly source: RegisterCheck['source']
  readonly finding: Finding
}

/** What the register of its country says of a company now. Outside any transaction: a register may take its time. */
export async function checkRegister(
  { database, registers }: Pick<CompaniesDeps, 'database' | 'registers'>,
  companyGuid: string,
): Promise<RegisterAnswer | null> {
  const company = await Company.query(database.knex).findById(companyGuid)
  if (!company) return null
  const register = registers.ofCountry(company.countryCode)
  const finding = await ask(register, company.name, company.registrationNumber)
  return { company, source: register?.source ?? null, finding }
}

/**
 * Keeps what a register said. Null for a company that has changed meanwhile, which keeps its state: its change has a check of its own.
 * A register that does not answer takes nothing away from what it said before.
 */
export async function saveRegisterCheck(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'outbox' | 'clock' | 'live'>,
  { company, finding, source }: RegisterAnswer,
): Promise<RegisterCheck | null> {
  const { companyGuid, countryCode, name, registrationNumber, verification } = company
  const status = finding.status === 'not-checked' ? verification : finding.status
  const isAsBefore = await Company.query(trx)
    .findById(companyGuid)
    .where({ name, countryCode })
    .where(expression`registration_number is not distinct from ${registrationNumber}::text`)
    .patch({ verification: status })
  if (isAsBefore === 0) return null
  const check = await RegisterCheck.query(trx).insertAndFetch({
    companyGuid,
    source,
    number: registrationNumber,
    queriedAt: deps.clock.now(),
    ...finding,
  })
  announceChange(trx, deps, companyGuid)
  if (status !== verification) await deps.outbox.publish(trx, 'company-changed', { companyGuid })
  return check
}

/** Holds a company against the register of its country and keeps what that said. */
export async function verifyCompany(
  deps: Pick<CompaniesDeps, 'database' | 'outbox' | 'clock' | 'live' | 'registers'>,
  companyGuid: string,
): Promise<void> {
  const answer = await checkRegister(deps, companyGuid)
  if (answer) await deps.database.transaction((trx) => saveRegisterCheck(trx, deps, answer))
}

async function ask(register: Register | null, name: string, registrationNumber: string | null): Promise<Finding> {
  if (registrationNumber === null) return notChecked('no-number')
  if (!register) return notChecked('no-register')
  try {
    return compareWithRegister(name, await register.find(registrationNumber))
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return notChecked('register-unavailable')
    throw error
  }
}
