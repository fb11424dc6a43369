/**
 * A page that is rendered again takes the place of the one that somebody has begun to use. Tells what stands now where an element
 * stood: the one that is called the same, belongs to the same thing and is as many as that from the start.
 */
export function findTwins(): void {
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
      const twinOf = (element: HTMLElement): HTMLElement | undefined =>
        root ? alike(element, [root])[alike(element, before).indexOf(element)] : undefined
      sildPage.moveHeld(twinOf)
      if (focused instanceof HTMLElement && !focused.isConnected) twinOf(focused)?.focus({ preventScroll: true })
    })
    if (root) observer.observe(root, { childList: true })
  }
}
