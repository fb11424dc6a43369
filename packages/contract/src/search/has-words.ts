/** Whether a query asks for anything: the search reads letters and digits alone. */
export const hasWords = (query: string): boolean => /[\p{L}\p{N}]/u.test(query)
