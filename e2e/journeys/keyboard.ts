import { expect, type Locator, type Page } from '@playwright/test'

const maxStops = 80

/** Moves the focus with Tab, or back with Shift and Tab. Throws at a stop that is hidden or has no focus ring. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Wait until the target exists: content that loads late moves the focused element out of sight.
  await target.first().waitFor({ state: 'attached' })
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press(key)
    // A page that is being drawn again has a moment to show it.
    await expect(async () => {
      const { name, isSeen, hasRing } = await focusOf(page)
      expect(isSeen, `the focus is out of sight on “${name}”`).toBe(true)
      expect(hasRing, `nothing shows that the focus is on “${name}”`).toBe(true)
    }).toPass({ timeout: 1000 })
    if (await isFocused(target)) return
  }
  throw new Error(`${key} does not reach ${String(target)}.`)
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { name: 'the window', isSeen: true, hasRing: true }
    // A choice is drawn by the label around it.
    const drawn = focused.closest('label') ?? focused
    const { left, right, top, bottom } = drawn.getBoundingClientRect()
    const middle = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
    /** A field and a card with a link wear it around more than what has the focus. */
    const wearsRing = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).outlineStyle === 'solid' || wearsRing(element.parentElement))
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      isSeen: middle !== null && (drawn.contains(middle) || middle.contains(drawn)),
      hasRing: wearsRing(focused),
    }
  })
