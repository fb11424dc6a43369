/** Legal forms say nothing about a company: "Põhjala Tarkvara OÜ" is PT. */
const legalForms = /^(oü|as|mtü|sas|sarl|sa|sasu|eurl|ltd|llc|gmbh)$/i

export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–&.,]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const significant = words.filter((word) => !legalForms.test(word))
  return (significant.length > 0 ? significant : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
