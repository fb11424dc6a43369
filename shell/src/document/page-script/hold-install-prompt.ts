import type { SildPage } from './sild-page.ts'

/** The browser asks whether to install when it likes; it is asked to wait until that is of use to somebody. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    sildPage.installPrompt = event as NonNullable<SildPage['installPrompt']> // lib.dom does not know it.
  })
}
