import { searchLimits } from '@sild/contract/search/limits'
import type { CardReference } from '@sild/contract/search/favorite-schemas'
import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import { findCard } from './find-card.ts'
import { lockUser } from './lock-favorites.ts'

/** @throws card-not-found, hidden-limit-reached */
export async function hideCard(
  trx: Transaction,
  { userGuid }: SignedInActor,
  { cardGuid, cardType }: CardReference,
): Promise<void> {
  await lockUser(trx, userGuid)
  await findCard(trx, { cardGuid, cardType })
  const hidden: { cardGuid: string }[] = await trx('hiddenCards').where({ userGuid }).select('cardGuid')
  if (hidden.some((card) => card.cardGuid === cardGuid)) return
  if (hidden.length >= searchLimits.hiddenCards.max) throw new AppError('hidden-limit-reached')
  await trx('hiddenCards').insert({ userGuid, cardGuid, cardType })
}
