/** Has the browser save a file that a call has brought. */
export function saveDownload({ fileName, href }: { fileName: string; href: string }): void {
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  // Not before the browser has read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
