/** Stores the chosen theme and region on this device. Without storage they last as long as the document. */
export function keepChoices(themeKey: string, regionKey: string): void {
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const keep = (key: string, choice: string): void => {
    try {
      localStorage.setItem(key, choice)
    } catch {}
  }
  const { dataset } = document.documentElement
  const showTheme = (): void => {
    dataset['theme'] = stored(themeKey) ?? dataset['theme'] ?? 'system'
    for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
      choice.checked = choice.value === dataset['theme']
  }
  sildPage.on('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    target.checked = true
    dataset['theme'] = target.value
    keep(themeKey, target.value)
  })
  /** Like the page after hydration: hides languages of other regions and marks the chosen region. */
  const showRegion = (): void => {
    if ('frame' in dataset) return
    const links = document.querySelectorAll<HTMLElement>('#root a[data-offered-in]')
    const region = stored(regionKey) ?? links[0]?.dataset['supposedRegion']
    if (!region) return
    for (const link of links)
      link.hidden = link.ariaCurrent === null && !link.dataset['offeredIn']?.split(' ').includes(region)
    for (const choice of document.querySelectorAll<HTMLElement>('#root button[data-region]'))
      choice.ariaPressed = String(choice.dataset['region'] === region)
  }
  const show = (): void => {
    showTheme()
    showRegion()
  }
  show()
  // The user may have chosen another theme after this page was prerendered.
  sildPage.whenSeen(show)
  sildPage.on('click', ({ target }) => {
    const choice =
      target instanceof Element ? target.closest<HTMLElement>('[data-region],[data-supposed-region]') : null
    const { region, supposedRegion } = choice?.dataset ?? {}
    if (region) keep(regionKey, region)
    if (supposedRegion && !stored(regionKey)) keep(regionKey, supposedRegion)
    if (region) showRegion()
  })
}
