/** The heading of the page takes the focus, for whoever has pressed what is not there any more. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
