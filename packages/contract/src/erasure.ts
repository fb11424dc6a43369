/** Replaces the name or the words of an erased user; the same in every language. */
export const erasedText = '—'
