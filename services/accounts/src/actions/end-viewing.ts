import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import { Viewing } from '../models/viewing.ts'

/** The support agent ends their impersonation, from any of their sessions. @throws viewing-not-found */
export async function endViewing(
  trx: Transaction,
  { userGuid: viewedByGuid }: SignedInActor,
  viewingGuid: string,
): Promise<Pick<Viewing, 'viewingGuid' | 'userGuid'>> {
  const [ended] = await Viewing.query(trx)
    .where({ viewingGuid, viewedByGuid })
    .whereNull('endedAt')
    .where('endsAt', '>', expression`now()`)
    .patch({ endedAt: expression`now()` })
    .returning(['viewingGuid', 'userGuid'])
  if (!ended) throw new AppError('viewing-not-found')
  return { viewingGuid: ended.viewingGuid, userGuid: ended.userGuid }
}
