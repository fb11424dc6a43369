import { saveDownload } from '@sild/ui/save-download.ts'

/** Hands a PDF that came as base64 to the browser, which asks where to keep it or keeps it, as its user likes. */
export function savePdf({ base64, fileName }: { base64: string; fileName: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  saveDownload({ fileName, href: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })) })
}
