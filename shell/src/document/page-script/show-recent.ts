export interface RecentNames {
  /** Storage key of the guids of viewed cards, latest first (mf-search's recent-cards.ts). */
  storageKey: string
  /** Maximum number of guids. */
  most: number
}

/**
 * Stores the card that a guest views, named by `[data-recent]`, as a hydrated page does. Scrolling to the list of
 * recent cards hydrates the page, which renders the list.
 */
export function showRecent({ storageKey, most }: RecentNames): void {
  const place = document.querySelector<HTMLElement>('#root [data-recent]')
  const { dataset } = document.documentElement
  if (!place || dataset['start'] !== 'with-input' || 'session' in dataset) return
  const own = place.dataset['recent']
  const readOthers = (): string[] => {
    try {
      // A value that is no list of guids shows nothing.
      return (JSON.parse(localStorage.getItem(storageKey) ?? '[]') as string[]).filter((guid) => guid !== own)
    } catch {
      // The stored value is not ours: the hydrated page starts with an empty list.
      return []
    }
  }
  sildPage.whenSeen(() => {
    const others = readOthers()
    try {
      if (own) localStorage.setItem(storageKey, JSON.stringify([own, ...others].slice(0, most)))
    } catch {
      // A full or forbidden storage costs the list.
    }
    if (others.length === 0) return
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      sildPage.start()
    })
    addEventListener('scroll', () => near.observe(place), { once: true, passive: true })
  })
}
