import { explain } from '../explain.mjs'
import type { Installation } from './installation.ts'

/** Replaces the processes of the installation on SIGUSR2. Signals during a restart cause one more. */
export function restartOnSignal(installation: () => Installation | undefined): void {
  let isRequested = false
  let isUnderWay = false
  const requestRestart = async (): Promise<void> => {
    isRequested = true
    if (isUnderWay) return
    isUnderWay = true
    while (isRequested) {
      isRequested = false
      await installation()?.restart().catch(explain)
    }
    isUnderWay = false
  }
  process.on('SIGUSR2', () => void requestRestart())
}
