/** When allowances reset: with the next paid period, or the next month of the calendar in UTC. */
export function nextRefillAt(activeFrom: string, activeUntil: string | null): Date {
  if (activeUntil) return new Date(activeUntil)
  const from = new Date(activeFrom)
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
}
