/** A name of the contract as words: `send-activation-mail` is "Send activation mail". It is English in every language, as the logs are. */
export const wordsOf = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
