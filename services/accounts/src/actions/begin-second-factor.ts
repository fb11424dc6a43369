import { randomBytes } from 'node:crypto'
import { AppError, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { User } from '../models/user.ts'

/** As long as the digest, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Makes a secret for one of the staff; one that was made before and never used is forgotten. @throws forbidden, second-factor-changed */
export async function beginSecondFactor(
  trx: Transaction,
  { sealer }: Pick<AccountsDeps, 'sealer'>,
  { userGuid, roles, requestId }: Pick<User, 'userGuid' | 'roles'> & { requestId: string },
): Promise<Buffer> {
  if (roles.length === 0) throw new AppError('forbidden')
  const secret = randomBytes(SECRET_BYTES)
  const changed = await User.query(trx)
    .findById(userGuid)
    .whereNull('secondFactorAt')
    .patch({ secondFactorSecret: sealer.seal(secret), secondFactorStep: 0 })
  if (changed === 0) throw new AppError('second-factor-changed')
  await audit(trx, { event: 'second-factor-begun', userGuid, requestId })
  return secret
}
