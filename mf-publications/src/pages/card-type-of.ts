import { type CardType, cardTypes } from '@sild/contract/enums'
import { data } from '@sild/router'

/** `my-projects` → `project`. @throws 404 for anything else */
export function cardTypeOf(kind: string | undefined): CardType {
  const cardType = cardTypes.find((known) => kind === `my-${known}s`)
  if (!cardType) throw data(null, { status: 404 })
  return cardType
}
