import { lock, type Transaction } from '@sild/service-kit'

/** One change of what a user keeps or hides at a time, so that limits hold. Before any lock of a card. */
export const lockUser = (trx: Transaction, userGuid: string) => lock(trx, `favorites ${userGuid}`)

/** Takes the lock under which a card is indexed, so that a count includes every favorite that was added before. */
export const lockCard = (trx: Transaction, cardGuid: string) => lock(trx, cardGuid)
