import { onTestFinished, vi } from 'vitest'

/** Puts the reader somewhere until the test ends. */
export function readIn(timeZone: string): void {
  const own = new Intl.DateTimeFormat().resolvedOptions()
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone })
  onTestFinished(() => options.mockRestore())
}
