function follow(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

/** From now on links load documents instead of using the router. Returns a function that ends it. */
export function followLinksAsDocuments(): () => void {
  addEventListener('click', follow, true)
  return () => removeEventListener('click', follow, true)
}
