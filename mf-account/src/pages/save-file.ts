/** Hands a PDF that came as base64 to the browser, which asks or keeps it as its user likes. */
export function saveFile({ base64, fileName }: { base64: string; fileName: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  saveDownload({ fileName, href: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })) })
}

/** Saves what was downloaded. */
export function saveDownload({ fileName, href }: { fileName: string; href: string }): void {
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  // Not before the browser has read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
