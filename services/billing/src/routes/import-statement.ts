import { AppError } from '@sild/service-kit'
import { settleLine } from '../actions/settle-statement.ts'
import { serve } from '../deps.ts'
import { readStatement } from '../documents/read-statement.ts'

export const importStatementRoute = serve('importStatement', ({ actor: { userGuid }, body, deps, transaction }) => {
  const lines = readStatement(body.xml)
  if (!lines) throw new AppError('statement-unreadable')
  return transaction(async (trx) => {
    const entries = []
    for (const line of lines) {
      const { amountCents, reference } = line
      entries.push({ amountCents, reference, ...(await settleLine(trx, deps, line, userGuid)) })
    }
    return { entries }
  })
})
