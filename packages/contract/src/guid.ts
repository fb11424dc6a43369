const guidShaped = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether an address names something by its guid, and not by its slug. */
export const isGuid = (text: string): boolean => guidShaped.test(text)
