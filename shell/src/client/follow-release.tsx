import type { DocumentData } from '../document/snapshot.ts'
import { followLinksAsDocuments } from '../remotes/links-as-documents.ts'
import { followRecalls } from '../release/follow-recalls.ts'
import { previewBannerAtom } from '../release/preview-banner-atom.ts'
import { PreviewBanner } from '../release/PreviewBanner.tsx'
import { sendReports } from '../telemetry/send-reports.ts'
import type { Services } from './services.ts'
import { isInstalled } from './is-installed.ts'
import { startInstalled } from './start-installed.ts'

/** What concerns the releases of this document and the app on a home screen, and can wait until the page is alive. */
export function followRelease({ snapshot, preview }: DocumentData, services: Services, shownApp: () => string): void {
  const { reports, store, switchedOff } = services
  // Whatever of it does not come is read by the page that needs it.
  if (isInstalled()) void startInstalled(services).catch(() => undefined)
  if (preview) store.set(previewBannerAtom, <PreviewBanner preview={preview} />)
  sendReports({ snapshot, reports, shownApp })
  let isRecalled = false
  const onRecall = () => {
    if (isRecalled) return
    isRecalled = true
    followLinksAsDocuments()
  }
  followRecalls({ snapshot, switchedOff, onRecall })
}
