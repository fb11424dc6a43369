/** Menus, `<details data-menu>`, close on Escape, on a click or focus outside, and when a link is followed. */
export function closeMenus(): void {
  const each = (close: (menu: HTMLDetailsElement) => boolean): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
      if (close(menu)) menu.open = false
  }
  const leave = ({ target }: Event): void => each((menu) => target instanceof Node && !menu.contains(target))
  addEventListener('pointerdown', leave)
  // It would cover the focused element.
  addEventListener('focusin', leave)
  addEventListener('click', ({ target }) =>
    each((menu) => target instanceof Element && target.closest('a') !== null && menu.contains(target)),
  )
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape')
      each((menu) => {
        menu.querySelector('summary')?.focus()
        return true
      })
  })
}
