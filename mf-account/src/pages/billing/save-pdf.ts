import { saveDownload } from '@sild/ui/save-download.ts'

/** Downloads a base64 PDF with the browser. */
export function savePdf({ base64, fileName }: { base64: string; fileName: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  saveDownload({ fileName, href: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })) })
}
