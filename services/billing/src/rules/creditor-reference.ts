/** The reference of a bank transfer (ISO 11649): `RF`, two check digits, the number of the order. */
export function creditorReference(orderNumber: number): string {
  const digits = `${orderNumber}271500` // R is 27, F is 15, and the check digits are 00 while they are worked out.
  const check = 98n - (BigInt(digits) % 97n)
  return `RF${String(check).padStart(2, '0')}${orderNumber}`
}

/** In groups of four, as people read and type it. */
export const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')
