/** Lower case without accents, each letter with its place in the text as it is written. */
function foldedLetters(text: string): { letter: string; place: number }[] {
  let place = 0
  return [...text].flatMap((written) => {
    const letters = [...written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    const from = place
    place += written.length
    return letters.map((letter) => ({ letter, place: from }))
  })
}

export const folded = (text: string): string =>
  foldedLetters(text)
    .map(({ letter }) => letter)
    .join('')

const isWordSign = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Where the text, or a word in it, begins with the typed text, ignoring case and accents. */
export function beginningIn(text: string, typed: string): [from: number, to: number] | undefined {
  const letters = foldedLetters(text)
  const wanted = foldedLetters(typed.trim()).map(({ letter }) => letter)
  if (wanted.length === 0) return undefined
  const start = letters.findIndex(
    (_, index) =>
      !isWordSign(letters[index - 1]?.letter) &&
      wanted.every((letter, offset) => letters[index + offset]?.letter === letter),
  )
  return start === -1 ? undefined : [letters[start]!.place, letters[start + wanted.length]?.place ?? text.length]
}
