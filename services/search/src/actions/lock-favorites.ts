import { lock, type Transaction } from '@sild/service-kit'

/** Serializes changes of a user's favourites and hidden cards, so that limits hold. Lock this before any card. */
export const lockUser = (trx: Transaction, userGuid: string) => lock(trx, `favorites ${userGuid}`)

/** Locks the card like its indexing does, so that a count includes every favourite that was added before. */
export const lockCard = (trx: Transaction, cardGuid: string) => lock(trx, cardGuid)
