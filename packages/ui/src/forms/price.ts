/** "1 234,50" and "1234.5" are 123450 cents; what is not a price is null. */
export function centsOf(text: string): number | null {
  // A point or comma before exactly three digits groups thousands, before one or two it begins the cents.
  const plain = text
    .replace(/\s/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null
  return Math.round(Number(plain) * 100)
}

export function eurosOf(cents: number | null | undefined, locale: string): string {
  if (cents == null) return ''
  const separator = locale === 'en' ? '.' : ','
  const fraction = cents % 100
  return `${Math.trunc(cents / 100)}${fraction === 0 ? '' : separator + String(fraction).padStart(2, '0')}`
}
