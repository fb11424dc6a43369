/** Normalises a tag: case and spaces do not matter. */
export const tagOf = (label: string): string => label.trim().replaceAll(/\s+/g, ' ').toLowerCase()
