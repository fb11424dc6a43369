/** As many of them at once as a field takes: each operation is called some dozen times and not five hundred. */
export function packed(texts: readonly string[], isAllowed: (text: string) => boolean): string[] {
  const packs: string[] = []
  for (const text of texts) {
    const longer = `${packs.at(-1)} ${text}`
    if (packs.length > 0 && isAllowed(longer)) packs[packs.length - 1] = longer
    else packs.push(text)
  }
  return packs
}
