function follow(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

/** From now on links load documents: the router does not hear of them. Returns how to end it. */
export function followLinksAsDocuments(): () => void {
  addEventListener('click', follow, true)
  return () => removeEventListener('click', follow, true)
}
