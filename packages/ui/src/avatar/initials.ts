/** Legal forms say nothing about a company: "Põhjala Tarkvara OÜ" is PT. */
const legalForms = /^(oü|as|mtü|sas|sarl|sa|sasu|eurl|ltd|llc|gmbh)$/i

export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–&.,]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const telling = words.filter((word) => !legalForms.test(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
