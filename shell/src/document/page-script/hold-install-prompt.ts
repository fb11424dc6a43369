import type { SildPage } from './sild-page.ts'

/** Defers the browser's install prompt until the portal offers to install the app. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    sildPage.installPrompt = event as NonNullable<SildPage['installPrompt']> // Missing in lib.dom.
  })
}
