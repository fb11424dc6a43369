/** Stands where the name or the words of somebody stood who has deleted his account; the same in every language. */
export const erasedText = '—'
