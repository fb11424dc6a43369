const MAX_NAME = 100

/** The last part of what a program called the file, without what could end a line or a path. */
export function cleanName(name: string | undefined): string {
  const base = (name ?? '').normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  return [...base.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()].slice(-MAX_NAME).join('')
}
