import type { ParsedInput } from '@sild/contract'
import { expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { companyChangedMeanwhile } from '../errors.ts'
import { CompanyCase } from '../models/company-case.ts'
import { caseColumns } from '../rules/case-columns.ts'
import { findOwnCase } from './find-own-case.ts'

type Change = ParsedInput<'updateCase'>['body'] & { caseGuid: string }

/** Changes what is named, if nobody has changed the case since `version`. Its address stays; translations of what was, go. */
export async function updateCase(
  trx: Transaction,
  { uploadsUrl }: Pick<CompaniesDeps, 'uploadsUrl'>,
  actor: SignedInActor,
  { caseGuid, version, ...body }: Change,
): Promise<{ before: CompanyCase; after: CompanyCase }> {
  const before = await findOwnCase(trx, actor, caseGuid)
  const isRewritten = (['name', 'description', 'items'] as const).some(
    (part) => body[part] !== undefined && JSON.stringify(body[part]) !== JSON.stringify(before[part]),
  )
  const [after] = await CompanyCase.query(trx)
    .where({ caseGuid, version })
    .patch({
      ...caseColumns(body, uploadsUrl),
      ...(isRewritten && { translations: {} }),
      version: expression`version + 1`,
      updatedAt: expression`now()`,
    })
    .returning('*')
  if (!after) throw companyChangedMeanwhile()
  return { before, after }
}
