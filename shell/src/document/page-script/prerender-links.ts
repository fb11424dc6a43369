/**
 * Lets browsers that support it prerender the document of a link that the user is about to follow. Not links with an
 * effect: the server stores the choice of a language. Not for members, because their page would start without being
 * seen.
 */
export function prerenderLinks(memberHint: string): void {
  const { saveData = false } = navigator.connection ?? {}
  if (saveData || document.cookie.includes(memberHint) || !HTMLScriptElement.supports?.('speculationrules')) return
  const without = ['api', 'a', 'uploads'].map((folder) => ({ not: { href_matches: `/${folder}/*` } }))
  const where = {
    and: [
      { href_matches: '/*' },
      ...without,
      { not: { selector_matches: '[hreflang],[data-region],[data-held],[download],[target],[rel~=nofollow]' } },
    ],
  }
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.nonce = (document.currentScript as HTMLScriptElement).nonce // This is an inline script.
  rules.textContent = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
  document.head.append(rules)
  // Links of a page that is alive load no documents.
  new MutationObserver((_, observer) => {
    rules.remove()
    observer.disconnect()
  }).observe(document.documentElement, { attributeFilter: ['data-frame'] })
}
