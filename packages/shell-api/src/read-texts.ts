/** Reads a stored draft: what it holds of the texts of a form. The rest, such as an agreement, is given again each time. */
export const readTexts =
  <Values extends object>(empty: Values) =>
  (stored: unknown): Values | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const texts = Object.entries(stored).filter(([name, value]) => name in empty && typeof value === 'string')
    return { ...empty, ...Object.fromEntries(texts) }
  }
