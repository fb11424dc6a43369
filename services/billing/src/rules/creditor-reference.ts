/** The reference of a bank transfer (ISO 11649): `RF`, two check digits, the number of the order. */
export function creditorReference(orderNumber: number): string {
  const digits = `${orderNumber}271500` // R is 27, F is 15, and the check digits are 00 while they are worked out.
  const check = 98n - (BigInt(digits) % 97n)
  return `RF${String(check).padStart(2, '0')}${orderNumber}`
}

/** In groups of four, as people read and type it. */
export const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

/** The order that a payer's words name, spaced as they like; null where no reference of ours is in them, or one mistyped. */
export function orderNumberIn(words: string): number | null {
  const found = /RF\d{2}(\d{1,15})(?!\d)/.exec(words.toUpperCase().replaceAll(/\s/g, ''))
  const orderNumber = Number(found?.[1])
  return found && creditorReference(orderNumber) === found[0] ? orderNumber : null
}
