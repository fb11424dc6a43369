/** Things that the portal offers once per device, until the user has answered. */
export type Offer = 'push' | 'install'

const answeredKey = (offer: Offer): string => `sild.offer.${offer}`
const visitsKey = 'sild.visits-with-action'
const countedKey = 'sild.visit-counted'
/** The install is offered from the second visit on, which shows that the user came back. */
const visitsToInstall = 2

export const isAnswered = (offer: Offer): boolean => localStorage.getItem(answeredKey(offer)) !== null
export const answerOffer = (offer: Offer): void => localStorage.setItem(answeredKey(offer), 'yes')

/** Counts a visit at its first action. */
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
/** The single offer to show after an action; usually null. */
export function nextOffer({ canInstall, canPush }: Possible): Offer | null {
  if (canPush && !isAnswered('push')) return 'push'
  return canInstall && visits() >= visitsToInstall && !isAnswered('install') ? 'install' : null
}
