import type { Locale, ParsedInput } from '@sild/contract'
import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { CompanyCase } from '../models/company-case.ts'
import { caseColumns } from '../rules/case-columns.ts'
import { findOwnCase } from './find-own-case.ts'
import { showCaseFiles } from './show-files.ts'

type Change = ParsedInput<'updateCase'>['body'] & { caseGuid: string; locale: Locale }

/** Updates the given fields if the case still has this `version`. Its slug stays; outdated translations are deleted. */
export async function updateCase(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'files' | 'outbox'>,
  actor: SignedInActor,
  { caseGuid, locale, version, ...body }: Change,
): Promise<CompanyCase> {
  const before = await findOwnCase(trx, actor, caseGuid)
  const isRewritten = (['name', 'description', 'items'] as const).some(
    (part) => body[part] !== undefined && JSON.stringify(body[part]) !== JSON.stringify(before[part]),
  )
  const [after] = await CompanyCase.query(trx)
    .where({ caseGuid, version })
    .patch({
      ...caseColumns(body, deps.files),
      ...(isRewritten && { locale, translations: {} }),
      version: expression`version + 1`,
      updatedAt: expression`now()`,
    })
    .returning('*')
  if (!after) throw new AppError('company-changed-meanwhile')
  await showCaseFiles(trx, deps, actor, after)
  return after
}
