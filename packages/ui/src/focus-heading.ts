/** Moves the focus to the page heading, after the pressed control has disappeared. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
