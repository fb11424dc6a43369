/** Parses typed euros, "49,90" or "49.90", to cents; NaN if invalid. */
export function centsOf(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}
