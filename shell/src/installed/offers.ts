/** What somebody was offered on this device and has answered; it is offered once. */
export type Offer = 'push' | 'install'

const answeredKey = (offer: Offer): string => `sild.offer.${offer}`
const visitsKey = 'sild.visits-with-action'
const countedKey = 'sild.visit-counted'
/** Whoever does something a second time has come back for it. */
const visitsToInstall = 2

export const isAnswered = (offer: Offer): boolean => localStorage.getItem(answeredKey(offer)) !== null
export const answerOffer = (offer: Offer): void => localStorage.setItem(answeredKey(offer), 'yes')

/** Counts a visit with the first thing that is done in it. */
export function countVisit(): void {
  if (sessionStorage.getItem(countedKey)) return
  sessionStorage.setItem(countedKey, 'yes')
  localStorage.setItem(visitsKey, String(visits() + 1))
}
const visits = (): number => Number(localStorage.getItem(visitsKey)) || 0

interface Possible {
  canPush: boolean
  canInstall: boolean
}
/** The one thing to offer after something was done; null mostly. */
export function nextOffer({ canInstall, canPush }: Possible): Offer | null {
  if (canPush && !isAnswered('push')) return 'push'
  return canInstall && visits() >= visitsToInstall && !isAnswered('install') ? 'install' : null
}
