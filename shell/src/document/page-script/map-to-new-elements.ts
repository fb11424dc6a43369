/**
 * A page that is rendered again replaces one that the user has begun to use. Maps an old element to its new
 * counterpart: the one with equal name and link target, at the same position among these.
 */
export function mapToNewElements(): void {
  const root = document.getElementById('root')
  const called = (element: Element): string => {
    const says = 'value' in element && element.tagName !== 'BUTTON' ? '' : (element.ariaLabel ?? element.textContent)
    const about = element.closest('li,article')?.querySelector('a')?.getAttribute('href')
    return [element.getAttribute('name'), element.getAttribute('type'), says, about].join('\n')
  }
  const alike = (element: Element, trees: readonly Element[]): HTMLElement[] =>
    trees
      .flatMap((tree) => [...tree.querySelectorAll<HTMLElement>(element.tagName)])
      .filter((other) => called(other) === called(element))

  sildPage.renew = () => {
    const focused = document.activeElement
    const observer = new MutationObserver((changes) => {
      observer.disconnect()
      const before = changes.flatMap(({ removedNodes }) => [...removedNodes].filter((node) => node instanceof Element))
      const newElementOf = (element: HTMLElement): HTMLElement | undefined =>
        root ? alike(element, [root])[alike(element, before).indexOf(element)] : undefined
      sildPage.moveHeld(newElementOf)
      if (focused instanceof HTMLElement && !focused.isConnected) newElementOf(focused)?.focus({ preventScroll: true })
    })
    if (root) observer.observe(root, { childList: true })
  }
}
