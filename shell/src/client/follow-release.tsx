import type { DocumentData } from '../document/snapshot.ts'
import { followLinksAsDocuments } from '../navigation/links-as-documents.ts'
import { followRecalls } from '../release/follow-recalls.ts'
import { previewBannerAtom } from '../release/preview-banner-atom.ts'
import { PreviewBanner } from '../release/PreviewBanner.tsx'
import { sendReports } from '../telemetry/send-reports.ts'
import type { Services } from './services.ts'

/** What concerns the releases of this document, and can wait until the page is alive. */
export function followRelease(
  { snapshot, preview }: DocumentData,
  { reports, store, switchedOff }: Services,
  shownApp: () => string,
): void {
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
